/**
 * Makes links in server-rendered HTML navigate without a page load, like the router's own links. React's links
 * have prevented the default action of their click when it arrives here.
 */
export function followPartLinks(basePath: string, navigate: (address: string) => void): void {
  document.addEventListener('click', (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
    if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('[data-part] a[href]') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname !== basePath && !link.pathname.startsWith(`${basePath}/`)) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  });
}

/**
 * Marks the server's stylesheets with their absolute URL. Areas skip a stylesheet that the page already has, and find
 * it by that URL.
 */
export function adoptStylesheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    link.dataset.href = link.href;
  }
}

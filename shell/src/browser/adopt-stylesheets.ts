/**
 * Areas fetch a page's stylesheet with its code and skip one that is there already, which they recognize by its whole
 * address; the server's links carry paths.
 */
export function adoptStylesheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    link.dataset.href = link.href;
  }
}

const key = 'place';

/** Remembers how far the page is scrolled, for the same page in another language. */
export function saveScrollPosition(): void {
  try {
    sessionStorage.setItem(key, String(window.scrollY));
  } catch {
    // Without storage the new page starts at its top.
  }
}

/** Scrolls to where the visitor was before the language was changed. */
export function restoreScrollPosition(): void {
  try {
    const place = sessionStorage.getItem(key);
    if (place === null) return;
    sessionStorage.removeItem(key);
    window.scrollTo(0, Number(place));
  } catch {
    // As above.
  }
}

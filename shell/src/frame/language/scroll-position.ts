const key = 'scroll-position';

/** Saves the scroll position before the page loads again in another language. */
export function saveScrollPosition(): void {
  try {
    sessionStorage.setItem(key, String(window.scrollY));
  } catch {
    // Storage is blocked: the new page starts at the top.
  }
}

/** Scrolls to the position that was saved before the language changed. */
export function restoreScrollPosition(): void {
  try {
    const position = sessionStorage.getItem(key);
    if (position === null) return;
    sessionStorage.removeItem(key);
    window.scrollTo(0, Number(position));
  } catch {
    // Storage is blocked: nothing was saved.
  }
}

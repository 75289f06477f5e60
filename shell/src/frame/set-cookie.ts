interface CookieFacts {
  /** On which pages it counts, those below included. */
  readonly path: string;
  /** Milliseconds. */
  readonly lasts: number;
}

/** Sets a cookie that only this site reads. Name and value are plain letters, digits, dashes and underscores. */
export function setCookie(name: string, value: string, { path, lasts }: CookieFacts): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  document.cookie = `${name}=${value}; path=${path}; max-age=${lasts / 1000}; samesite=lax`;
}

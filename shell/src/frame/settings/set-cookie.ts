interface CookieOptions {
  readonly path: string;
  /** Milliseconds. */
  readonly lifetime: number;
}

/** Sets a cookie of this site. Name and value must consist of letters, digits, dashes, and underscores. */
export function setCookie(name: string, value: string, { path, lifetime }: CookieOptions): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  document.cookie = `${name}=${value}; path=${path}; max-age=${lifetime / 1000}; samesite=lax`;
}

import { getCookieName } from '../../site/cookie-name.ts';

interface CookieOptions {
  readonly path: string;
  /** Milliseconds. */
  readonly lifetime: number;
}

/** Sets a cookie of this site, with the name that the server reads. Name and value must consist of letters, digits, dashes, and underscores. */
export function setCookie(name: string, value: string, { path, lifetime }: CookieOptions): void {
  const isSecure = window.location.protocol === 'https:';
  // A cookie with the prefix belongs to the whole site.
  const fullName = path === '/' ? getCookieName(name, isSecure) : name;
  const secure = isSecure ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  document.cookie = `${fullName}=${value}; path=${path}; max-age=${lifetime / 1000}; samesite=lax${secure}`;
}

import Cookies from 'js-cookie';
import { getCookieName } from '../../site/cookie-name.ts';

interface CookieOptions {
  readonly path: string;
  /** Milliseconds. */
  readonly lifetime: number;
}

const isSecure = () => window.location.protocol === 'https:';

/** Sets a cookie of this site, with the name that the server reads. */
export function setCookie(name: string, value: string, { path, lifetime }: CookieOptions): void {
  // A cookie with the prefix belongs to the whole site.
  const fullName = path === '/' ? getCookieName(name, isSecure()) : name;
  Cookies.set(fullName, value, {
    path,
    'max-age': String(lifetime / 1000),
    sameSite: 'lax',
    secure: isSecure(),
  });
}

/** Reads a cookie of the whole site. */
export const readCookie = (name: string): string | undefined => Cookies.get(getCookieName(name, isSecure()));

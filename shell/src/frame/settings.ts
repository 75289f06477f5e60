import { durations } from '@hotdrop/shared-domain/rules';
import Cookies from 'js-cookie';
import { getCookieName } from '../site/cookies.ts';

/** Saves a setting in a cookie for the server, and announces it to other tabs. */
export function rememberSetting(name: string, value: string): void {
  setCookie(name, value, { path: '/', lifetime: durations.settingCookie });
  announce(name, value);
}

/** Writes to local storage, which notifies other tabs. */
export function announce(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Storage is blocked: other open tabs do not follow.
  }
}

/** Calls the listener when another tab changes the setting. Returns a function that stops it. */
export function watchSetting(name: string, listener: (value: string) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === name && newValue !== null) listener(newValue);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

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

/** Prefix of the cookies that keep something dismissed. The server leaves out everything they name. */
export const dismissalPrefix = 'away-';

/** The operator chooses the ID, which may contain characters that a cookie's name may not. */
const cookieFor = (kind: string) => (id: string) =>
  `${dismissalPrefix}${kind}-${id.replaceAll(/[^\w-]/g, '_')}`;

export const dismissalCookies = {
  notice: cookieFor('notice'),
  banner: cookieFor('banner'),
  legacy: `${dismissalPrefix}legacy`,
  promotion: `${dismissalPrefix}promotion`,
};

/** Keeps something dismissed on all pages of the game. The duration is in milliseconds. */
export const dismiss = (cookie: string, duration: number, basePath: string): void =>
  setCookie(cookie, '1', { path: basePath, lifetime: duration });

import { setCookie } from '../settings/browser-cookies.ts';

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

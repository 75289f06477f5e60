import { setCookie } from '../set-cookie.ts';

/** Keeps something away for so many milliseconds, on all pages of the game. */
export const putAway = (name: string, duration: number, basePath: string): void =>
  setCookie(name, '1', { path: basePath, lasts: duration });

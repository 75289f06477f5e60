import Cookies from 'js-cookie';

/** Keeps something away for so many milliseconds, on all pages of the game. */
export const putAway = (name: string, duration: number, basePath: string): void =>
  void Cookies.set(name, '1', {
    path: basePath,
    expires: new Date(Date.now() + duration),
    sameSite: 'Lax',
  });

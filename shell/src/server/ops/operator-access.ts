import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

/** A shorter token could be guessed. */
export const minTokenLength = 32;

const cookieName = 'hotdrop-operator';
const sessionSeconds = 8 * 60 * 60;

/** Compares in constant time, also texts of different lengths. */
function isSame(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}

/** Tells who may move pointers: a request with the token, or a browser in which the token was entered. */
export function createOperatorAccess(token: string | undefined, path: string) {
  const sign = (until: string) =>
    createHmac('sha256', token ?? '')
      .update(`operator until ${until}`)
      .digest('base64url');

  const isTokenValid = (given: string): boolean => token !== undefined && isSame(given, token);

  /** Whether the request has the token itself, which no other site can make a browser send. */
  const hasToken = (c: Context): boolean => {
    const [, given] = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '') ?? [];
    return given !== undefined && isTokenValid(given);
  };

  function hasSession(c: Context): boolean {
    const [until = '', signature = ''] = (getCookie(c, cookieName) ?? '').split('.');
    return token !== undefined && isSame(signature, sign(until)) && Number(until) > Date.now();
  }

  return {
    isOpen: token !== undefined,
    isTokenValid,
    hasToken,
    mayMove: (c: Context): boolean => hasToken(c) || hasSession(c),
    startSession(c: Context): void {
      const until = String(Date.now() + sessionSeconds * 1_000);
      setCookie(c, cookieName, `${until}.${sign(until)}`, {
        path,
        httpOnly: true,
        sameSite: 'Strict',
        secure: new URL(c.req.url).protocol === 'https:',
        maxAge: sessionSeconds,
      });
    },
  };
}

import { createHmac } from 'node:crypto';
import { isEqual } from './is-equal.ts';

/** Signs a cookie: value, dot, signature. The signature includes the name, so it is not valid for other cookies. */
export const sign = (name: string, value: string, secret: string): string =>
  `${value}.${createHmac('sha256', secret).update(`${name}=${value}`).digest('base64url')}`;

/** Returns the value, or null if the signature is not valid. */
export const unsign = (name: string, signed: string, secret: string): string | null => {
  const value = signed.slice(0, signed.lastIndexOf('.'));
  return isEqual(sign(name, value, secret), signed) ? value : null;
};

export const readCookie = (header: string | undefined, name: string): string | null => {
  for (const part of (header ?? '').split(';')) {
    const [key, ...rest] = part.trim().split('=');
    if (key === name) return rest.join('=');
  }
  return null;
};

interface CookieOptions {
  readonly path: string;
  readonly maxAgeMs: number;
  readonly isSecure: boolean;
}

/** Builds a cookie that scripts cannot read and that other sites' forms do not send. */
export const createCookie = (
  name: string,
  value: string,
  { path, maxAgeMs, isSecure }: CookieOptions,
): string =>
  [
    `${name}=${value}`,
    `Path=${path}`,
    `Max-Age=${Math.floor(maxAgeMs / 1000)}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');

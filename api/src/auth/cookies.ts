import { createHmac } from 'node:crypto';
import type { Config } from '../config.ts';
import { isEqual } from './is-equal.ts';

/** Signs a cookie: value, dot, signature. The signature includes the name, so it is not valid for other cookies. */
export const sign = (name: string, value: string, secret: string): string =>
  `${value}.${createHmac('sha256', secret).update(`${name}=${value}`).digest('base64url')}`;

/** Returns the value, or null if the signature is not valid. */
export const unsign = (name: string, signed: string, secret: string): string | null => {
  const value = signed.slice(0, signed.lastIndexOf('.'));
  return isEqual(sign(name, value, secret), signed) ? value : null;
};

/** Browsers accept a `__Host-` cookie only over https and from this host itself, not from a neighbor of its domain. */
const fullName = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name);

export const isSecureSite = ({ apiOrigin }: Config): boolean => apiOrigin.startsWith('https:');

/** Reads the value of a signed cookie. Null if the cookie is missing or forged. */
export const readSignedCookie = (
  header: string | undefined,
  name: string,
  { isSecure, secret }: { isSecure: boolean; secret: string },
): string | null => {
  for (const part of (header ?? '').split(';')) {
    const [key, ...rest] = part.trim().split('=');
    if (key === fullName(name, isSecure)) return unsign(name, rest.join('='), secret);
  }
  return null;
};

interface CookieOptions {
  readonly maxAgeMs: number;
  readonly isSecure: boolean;
}

/** Builds a cookie that scripts cannot read and that other sites' forms do not send. */
export const createCookie = (name: string, value: string, { maxAgeMs, isSecure }: CookieOptions): string =>
  [
    `${fullName(name, isSecure)}=${value}`,
    'Path=/',
    `Max-Age=${Math.floor(maxAgeMs / 1000)}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');

import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signed cookies: a value, a dot and a signature that counts for the cookie of this name alone. */
export const sign = (name: string, value: string, secret: string): string =>
  `${value}.${createHmac('sha256', secret).update(`${name}=${value}`).digest('base64url')}`;

/** The value when the signature is ours, else null. */
export const unsign = (name: string, signed: string, secret: string): string | null => {
  const value = signed.slice(0, signed.lastIndexOf('.'));
  const wanted = Buffer.from(sign(name, value, secret));
  const given = Buffer.from(signed);
  return wanted.length === given.length && timingSafeEqual(wanted, given) ? value : null;
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

/** Scripts cannot read it, and other sites' forms do not carry it. */
export const cookie = (name: string, value: string, { path, maxAgeMs, isSecure }: CookieOptions): string =>
  [
    `${name}=${value}`,
    `Path=${path}`,
    `Max-Age=${Math.floor(maxAgeMs / 1000)}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');

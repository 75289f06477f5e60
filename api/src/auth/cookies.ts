import { generateCookie, generateSignedCookie } from 'hono/cookie';
import { type CookieOptions, parseSigned } from 'hono/utils/cookie';
import type { Context } from '../context.ts';

type Signing = Pick<Context, 'config' | 'sessionSecret'>;

/** Browsers accept a `__Host-` cookie only over https and from this host itself, not from a neighbor of its domain. */
const isSecureSite = ({ config }: Signing): boolean => config.apiOrigin.startsWith('https:');

/** Each purpose has a key of its own, so that a signature is not valid for another one. */
export const signingKey = ({ sessionSecret }: Signing, purpose: string): string =>
  `${purpose} ${sessionSecret}`;

/** Reads the value of a signed cookie. Null if the cookie is missing or forged. */
export const readSignedCookie = async (
  context: Signing,
  header: string | undefined,
  name: string,
): Promise<string | null> => {
  const fullName = isSecureSite(context) ? `__Host-${name}` : name;
  const { [fullName]: value } = await parseSigned(header ?? '', signingKey(context, name), fullName);
  return value || null;
};

/** Scripts cannot read these cookies, and forms of other sites do not send them. */
const cookieOptions = (context: Signing, maxAgeMs: number): CookieOptions => ({
  ...(isSecureSite(context) && { prefix: 'host' }),
  path: '/',
  maxAge: Math.floor(maxAgeMs / 1000),
  httpOnly: true,
  sameSite: 'Lax',
});

export const createSignedCookie = (
  context: Signing,
  name: string,
  { value, maxAgeMs }: { value: string; maxAgeMs: number },
): Promise<string> =>
  generateSignedCookie(name, value, signingKey(context, name), cookieOptions(context, maxAgeMs));

/** Builds a cookie that deletes the one with this name. */
export const createExpiredCookie = (context: Signing, name: string): string =>
  generateCookie(name, '', cookieOptions(context, 0));

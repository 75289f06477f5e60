import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

/** What a site tells the service of an area with each call. */
export interface Caller {
  /** The site's origin: `https://hotdrop.example`. */
  readonly site: string;
  /** The language of the page. */
  readonly locale: string;
  /** A name of the signed-in visitor that only this area gets, and always the same. Null: nobody, or a cached call. */
  readonly visitor: string | null;
}

/** Derives the key that a site and one area's service share. The key of one area says nothing about the others'. */
export const createServiceKey = (secret: string, area: string): string =>
  createHmac('sha256', secret).update(`service of ${area}`).digest('base64url');

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

const head = encode({ alg: 'HS256', typ: 'JWT' });
const sign = (text: string, key: string) => createHmac('sha256', key).update(text).digest('base64url');

/** Seconds for which a call is valid. The clocks of both sides may differ by half of them. */
const lifetime = 120;

interface SigningOptions {
  readonly area: string;
  readonly key: string;
  /** ms. */
  readonly now?: number;
}

/** Creates the value of `Authorization`: a JSON Web Token (HS256), which any language has a library for. */
export function signCall(
  { site, locale, visitor }: Caller,
  { area, key, now = Date.now() }: SigningOptions,
): string {
  const at = Math.floor(now / 1_000);
  const claims = {
    iss: site,
    aud: area,
    ...(visitor !== null && { sub: visitor }),
    locale,
    iat: at,
    exp: at + lifetime,
  };
  const text = `${head}.${encode(claims)}`;
  return `Bearer ${text}.${sign(text, key)}`;
}

const claimsSchema = v.object({
  iss: v.string(),
  aud: v.string(),
  sub: v.optional(v.string()),
  locale: v.string(),
  iat: v.number(),
  exp: v.number(),
});

/**
 * Reads the `Authorization` of a call. Undefined unless the site signed it for this area just now.
 *
 * @public
 */
export function readCaller(
  authorization: string | null | undefined,
  { area, key, now = Date.now() }: SigningOptions,
): Caller | undefined {
  const [, first, claims = '', signature = ''] =
    /^Bearer ([\w-]+)\.([\w-]+)\.([\w-]+)$/.exec(authorization ?? '') ?? [];
  if (first !== head || !isEqual(signature, sign(`${head}.${claims}`, key))) return undefined;
  const read = v.safeParse(claimsSchema, JSON.parse(Buffer.from(claims, 'base64url').toString()));
  if (!read.success) return undefined;
  const { iss, aud, sub, locale, iat, exp } = read.output;
  const at = now / 1_000;
  if (aud !== area || exp < at || iat > at + lifetime / 2) return undefined;
  return { site: iss, locale, visitor: sub ?? null };
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.byteLength === b.byteLength && timingSafeEqual(a, b);
}

import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import { signInTimeout } from '../durations.ts';
import { createCookie, readCookie, sign, unsign } from './cookies.ts';

/** A sign-in in progress. Its cookie ties the provider's answer to the browser that started it. */
const schema = v.object({
  state: v.string(),
  redirectUrl: v.string(),
  origin: v.string(),
  until: v.number(),
});
export type PendingSignIn = v.InferOutput<typeof schema>;

const cookieName = 'hotdrop_signin';
const options = (origin: string, maxAgeMs: number) => ({
  path: '/auth',
  maxAgeMs,
  isSecure: origin.startsWith('https:'),
});

export const startSignIn = (context: Context, redirectUrl: string, origin: string) => {
  const state = randomBytes(18).toString('base64url');
  const pending: PendingSignIn = {
    state,
    redirectUrl,
    origin,
    until: context.now().getTime() + signInTimeout,
  };
  const value = Buffer.from(JSON.stringify(pending)).toString('base64url');
  return {
    pending,
    cookie: createCookie(
      cookieName,
      sign(cookieName, value, context.sessionSecret),
      options(origin, signInTimeout),
    ),
  };
};

export const readPendingSignIn = (context: Context, cookies: string | undefined): PendingSignIn | null => {
  const value = unsign(cookieName, readCookie(cookies, cookieName) ?? '', context.sessionSecret);
  if (!value) return null;
  const pending = v.parse(schema, JSON.parse(Buffer.from(value, 'base64url').toString('utf8')));
  return pending.until > context.now().getTime() ? pending : null;
};

export const clearSignInCookie = (origin: string): string => createCookie(cookieName, '', options(origin, 0));

import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import { signInTimeout } from '../durations.ts';
import { createCookie, isSecureSite, readSignedCookie, sign, unsign } from './cookies.ts';
import { SignInError } from './openid.ts';

/**
 * A sign-in in progress. It travels in the address that the provider sends the browser back to, signed, so that each
 * tab has its own. A cookie ties it to the browser that started it; all tabs share that cookie.
 */
const schema = v.object({ browser: v.string(), redirectUrl: v.string(), until: v.number() });
type PendingSignIn = v.InferOutput<typeof schema>;

const cookieName = 'hotdrop_signin';
const stateName = 'sign-in state';

export const startSignIn = (context: Context, cookies: string | undefined, redirectUrl: string) => {
  const { config, sessionSecret } = context;
  const isSecure = isSecureSite(config);
  const browser =
    readSignedCookie(cookies, cookieName, { isSecure, secret: sessionSecret }) ??
    randomBytes(18).toString('base64url');
  const until = context.now().getTime() + signInTimeout;
  const value = Buffer.from(JSON.stringify({ browser, redirectUrl, until })).toString('base64url');
  return {
    state: sign(stateName, value, sessionSecret),
    cookie: createCookie(cookieName, sign(cookieName, browser, sessionSecret), {
      maxAgeMs: signInTimeout,
      isSecure,
    }),
  };
};

/** The sign-in that this host started, expired ones included: their visitors return to their page, too. */
export const readPendingSignIn = (context: Context, state: string): PendingSignIn | null => {
  const value = unsign(stateName, state, context.sessionSecret);
  return value === null
    ? null
    : v.parse(schema, JSON.parse(Buffer.from(value, 'base64url').toString('utf8')));
};

/** Refuses a sign-in that took too long, and an address that was copied to another browser. */
export const checkPendingSignIn = (
  { config, now, sessionSecret }: Context,
  { browser, until }: PendingSignIn,
  cookies: string | undefined,
): void => {
  if (until <= now().getTime()) throw new SignInError('the sign-in took too long', 'expired');
  const cookie = readSignedCookie(cookies, cookieName, {
    isSecure: isSecureSite(config),
    secret: sessionSecret,
  });
  if (cookie !== browser) throw new SignInError('the sign-in started in another browser');
};

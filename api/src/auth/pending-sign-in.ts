import { randomBytes } from 'node:crypto';
import { sign, verify } from 'hono/jwt';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import { signInTimeout } from '../durations.ts';
import { createSignedCookie, readSignedCookie, signingKey } from './cookies.ts';
import { SignInError } from './openid.ts';

/**
 * A sign-in in progress. It travels in the address that the provider sends the browser back to, signed, so that each
 * tab has its own. A cookie ties it to the browser that started it; all tabs share that cookie.
 */
const schema = v.object({ browser: v.string(), redirectUrl: v.string(), until: v.number() });
type PendingSignIn = v.InferOutput<typeof schema>;

const cookieName = 'hotdrop_signin';
const stateName = 'sign-in state';
const algorithm = 'HS256';

export const startSignIn = async (context: Context, cookies: string | undefined, redirectUrl: string) => {
  const browser =
    (await readSignedCookie(context, cookies, cookieName)) ?? randomBytes(18).toString('base64url');
  const until = context.now().getTime() + signInTimeout;
  return {
    state: await sign({ browser, redirectUrl, until }, signingKey(context, stateName), algorithm),
    cookie: await createSignedCookie(context, cookieName, { value: browser, maxAgeMs: signInTimeout }),
  };
};

/** Reads a sign-in that this host started, also an expired one, so that its visitor can return to the page. */
export const readPendingSignIn = async (context: Context, state: string): Promise<PendingSignIn | null> => {
  const payload = await verify(state, signingKey(context, stateName), algorithm).catch(() => null);
  return payload && v.parse(schema, payload);
};

/** Refuses a sign-in that took too long, and an address that was copied to another browser. */
export const checkPendingSignIn = async (
  context: Context,
  { browser, until }: PendingSignIn,
  cookies: string | undefined,
): Promise<void> => {
  if (until <= context.now().getTime()) throw new SignInError('the sign-in took too long', 'expired');
  const cookie = await readSignedCookie(context, cookies, cookieName);
  if (cookie !== browser) throw new SignInError('the sign-in started in another browser');
};

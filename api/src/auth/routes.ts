import type { Hono, Context as Request } from 'hono';
import type { Context } from '../context.ts';
import { usedNonces } from '../data/schema.ts';
import { providerTimeout } from '../durations.ts';
import { ProblemError } from '../http/problem.ts';
import type { Env } from '../http/visit.ts';
import { demoProviderRoutes } from './demo-provider.ts';
import { ourOrigins } from './from-elsewhere.ts';
import { isConfirmed, readAnswer, SignInError, signInAddress } from './openid.ts';
import { beginSignIn, forgetSignIn, type PendingSignIn, readSignIn } from './pending-sign-in.ts';
import { providerFor } from './provider.ts';
import { beginSession } from './session.ts';

const returnPath = '/auth/steam/return';

/** Only our own sites may be returned to: anything else would make us a signpost to strangers. */
const allowedRedirect = ({ config }: Context, wanted: string | undefined): string => {
  if (wanted === undefined) return `${config.siteOrigins[0] ?? config.apiOrigin}/`;
  const url = URL.parse(wanted);
  if (url && ourOrigins(config).includes(url.origin)) return url.href;
  throw new ProblemError(
    400,
    'redirect_url should be an address of this site. Example: ?redirect_url=https://hotdrop.example/pubg',
  );
};

/** Where this browser reaches us: a site that passes calls on is its own first party. */
const originFor = ({ config }: Context, redirectUrl: string): string =>
  config.isApiOriginFixed ? config.apiOrigin : new URL(redirectUrl).origin;

const returnAddress = ({ origin, state }: PendingSignIn): string => `${origin}${returnPath}?state=${state}`;

const useOnce = async ({ db, now }: Context, nonce: string): Promise<void> => {
  const used = await db.insert(usedNonces).values({ nonce, usedAt: now() }).onConflictDoNothing().returning();
  if (used.length === 0) throw new SignInError('the answer was used before');
};

type Post = (url: string, body: URLSearchParams) => Promise<string>;

/** From the provider's answer to a session. Returns its cookie. */
const signIn = async (
  context: Context,
  answer: URLSearchParams,
  pending: PendingSignIn,
  post: Post,
): Promise<string> => {
  const provider = providerFor(context.config, pending.origin);
  if (answer.get('state') !== pending.state) throw new SignInError('the sign-in began in another browser');
  const now = context.now().getTime();
  const { account, nonce } = readAnswer(answer, { provider, returnTo: returnAddress(pending), now });
  if (!(await isConfirmed(answer, provider, post)))
    throw new SignInError('the provider does not confirm the answer');
  await useOnce(context, `${provider.name}/${nonce}`);
  return beginSession(context, `${provider.name}:${account}`, await context.profiles.profileOf(account));
};

const unreached = (): never => {
  throw new ProblemError(503, 'The sign-in provider does not answer. Please try again in a moment.');
};

const postTo = (app: Hono<Env>, isLocal: boolean): Post => {
  return async (url, body) => {
    const init = { method: 'POST', body, redirect: 'error' as const };
    const response = isLocal
      ? await app.request(new URL(url).pathname, init)
      : await fetch(url, { ...init, signal: AbortSignal.timeout(providerTimeout) }).catch(unreached);
    return response.ok ? response.text() : '';
  };
};

const comeBack = async (context: Context, request: Request<Env>, post: Post): Promise<Response> => {
  const pending = readSignIn(context, request.req.header('cookie'));
  if (!pending)
    throw new ProblemError(
      400,
      'This sign-in did not begin in this browser, or took too long. Please try again.',
    );
  request.header('Set-Cookie', forgetSignIn(pending.origin), { append: true });
  request.header('Cache-Control', 'no-store');
  const answer = new URL(request.req.url).searchParams;
  if (answer.get('openid.mode') === 'cancel') return request.redirect(pending.redirectUrl, 303);
  try {
    request.header('Set-Cookie', await signIn(context, answer, pending, post), { append: true });
  } catch (error) {
    if (!(error instanceof SignInError)) throw error;
    context.log.warn({ reason: error.message, requestId: request.get('requestId') }, 'a sign-in was refused');
    throw new ProblemError(403, `The sign-in was refused: ${error.message}. Please try again.`);
  }
  return request.redirect(pending.redirectUrl, 303);
};

/** Signing in, outside the prefix: these are pages that a browser visits, not calls. */
export const signInRoutes = (app: Hono<Env>, context: Context): void => {
  const isDemo = context.config.steam.key === null;
  app.get('/auth/steam', (request) => {
    const redirectUrl = allowedRedirect(context, request.req.query('redirect_url'));
    const origin = originFor(context, redirectUrl);
    const { pending, cookie } = beginSignIn(context, redirectUrl, origin);
    request.header('Set-Cookie', cookie);
    request.header('Cache-Control', 'no-store');
    return request.redirect(signInAddress(providerFor(context.config, origin), returnAddress(pending)), 303);
  });
  app.get(returnPath, (request) => comeBack(context, request, postTo(app, isDemo)));
  if (isDemo) demoProviderRoutes(app, context);
};

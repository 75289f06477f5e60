import type { Hono, Context as Request } from 'hono';
import type { Context } from '../context.ts';
import { usedNonces } from '../data/schema.ts';
import { providerTimeout } from '../durations.ts';
import { badRequest, forbidden, serviceUnavailable } from '../http/problem.ts';
import type { Env } from '../http/visitor-address.ts';
import { allowedOrigins } from './cross-site.ts';
import { demoProviderRoutes } from './demo-provider.ts';
import { createSignInUrl, isConfirmed, readAnswer, SignInError } from './openid.ts';
import { clearSignInCookie, type PendingSignIn, readPendingSignIn, startSignIn } from './pending-sign-in.ts';
import { providerFor } from './provider.ts';
import { startSession } from './session.ts';

const returnPath = '/auth/steam/return';

/** Redirects to the configured sites only; anything else would be an open redirect. */
const requireOwnRedirect = ({ config }: Context, wanted: string | undefined): string => {
  if (wanted === undefined) return `${config.siteOrigins[0] ?? config.apiOrigin}/`;
  const url = URL.parse(wanted);
  if (url && allowedOrigins(config).includes(url.origin)) return url.href;
  throw badRequest(
    'Invalid request query: redirect_url must be an address of this site. Example: ?redirect_url=https://hotdrop.example/pubg',
  );
};

/** The origin that the browser sees: API_ORIGIN if set, else the site, which proxies to this host. */
const findOrigin = ({ config }: Context, redirectUrl: string): string =>
  config.isApiOriginFixed ? config.apiOrigin : new URL(redirectUrl).origin;

const returnAddress = ({ origin, state }: PendingSignIn): string => `${origin}${returnPath}?state=${state}`;

const useOnce = async ({ db, now }: Context, nonce: string): Promise<void> => {
  const used = await db.insert(usedNonces).values({ nonce, usedAt: now() }).onConflictDoNothing().returning();
  if (used.length === 0) throw new SignInError('the answer was already used');
};

type Post = (url: string, body: URLSearchParams) => Promise<string>;

/** Verifies the provider's answer and returns the cookie of a new session. */
const signIn = async (
  context: Context,
  answer: URLSearchParams,
  pending: PendingSignIn,
  post: Post,
): Promise<string> => {
  const provider = providerFor(context.config, pending.origin);
  if (answer.get('state') !== pending.state) throw new SignInError('the sign-in started in another browser');
  const now = context.now().getTime();
  const { account, nonce } = readAnswer(answer, { provider, returnTo: returnAddress(pending), now });
  if (!(await isConfirmed(answer, provider, post)))
    throw new SignInError('the provider does not confirm the answer');
  await useOnce(context, `${provider.name}/${nonce}`);
  return startSession(context, `${provider.name}:${account}`, await context.profiles.profileOf(account));
};

const failUnreachable = (): never => {
  throw serviceUnavailable('The sign-in provider is not reachable. Try again in a moment.', providerTimeout);
};

/** Posts to the provider; the demo provider is a route of this app. */
const createPost = (app: Hono<Env>, isLocal: boolean): Post => {
  return async (url, body) => {
    const init = { method: 'POST', body, redirect: 'error' as const };
    const response = isLocal
      ? await app.request(new URL(url).pathname, init)
      : await fetch(url, { ...init, signal: AbortSignal.timeout(providerTimeout) }).catch(failUnreachable);
    return response.ok ? response.text() : '';
  };
};

const completeSignIn = async (context: Context, request: Request<Env>, post: Post): Promise<Response> => {
  const pending = readPendingSignIn(context, request.req.header('cookie'));
  if (!pending)
    throw badRequest('This sign-in expired, or it started in another browser. Start the sign-in again.');
  request.header('Set-Cookie', clearSignInCookie(pending.origin), { append: true });
  request.header('Cache-Control', 'no-store');
  const answer = new URL(request.req.url).searchParams;
  if (answer.get('openid.mode') === 'cancel') return request.redirect(pending.redirectUrl, 303);
  try {
    request.header('Set-Cookie', await signIn(context, answer, pending, post), { append: true });
  } catch (error) {
    if (!(error instanceof SignInError)) throw error;
    context.log.warn({ reason: error.message, requestId: request.get('requestId') }, 'sign-in refused');
    throw forbidden(`Sign-in refused: ${error.message}. Start the sign-in again.`);
  }
  return request.redirect(pending.redirectUrl, 303);
};

/** Sign-in pages. They are outside of the prefix because browsers navigate to them. */
export const signInRoutes = (app: Hono<Env>, context: Context): void => {
  const isDemo = context.config.steam.key === null;
  app.get('/auth/steam', (request) => {
    const redirectUrl = requireOwnRedirect(context, request.req.query('redirect_url'));
    const origin = findOrigin(context, redirectUrl);
    const { pending, cookie } = startSignIn(context, redirectUrl, origin);
    request.header('Set-Cookie', cookie);
    request.header('Cache-Control', 'no-store');
    return request.redirect(
      createSignInUrl(providerFor(context.config, origin), returnAddress(pending)),
      303,
    );
  });
  app.get(returnPath, (request) => completeSignIn(context, request, createPost(app, isDemo)));
  if (isDemo) demoProviderRoutes(app, context);
};

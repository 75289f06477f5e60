import type { Hono, Context as Request } from 'hono';
import type { Context } from '../context.ts';
import { usedNonces } from '../data/schema.ts';
import { providerTimeout } from '../durations.ts';
import { badRequest } from '../http/problem.ts';
import type { Env } from '../http/visitor.ts';
import { readText } from '../upstream/fetch-json.ts';
import { readOwnUrl } from './cross-site.ts';
import { demoProviderRoutes } from './demo-provider.ts';
import {
  confirmWithProvider,
  createSignInUrl,
  providerFor,
  SignInError,
  type SignInFailure,
  verifyAnswer,
} from './openid.ts';
import { checkPendingSignIn, readPendingSignIn, startSignIn } from './pending-sign-in.ts';
import { startSession } from './session.ts';

const returnPath = '/auth/steam/return';
/** Tells the page why a sign-in failed. */
const failureParameter = 'sign_in_failure';
/** The address travels to the provider and back, where longer ones may not fit. */
const maxRedirectLength = 1000;
const maxConfirmationBytes = 64 * 1024;

const findHome = ({ config }: Context): URL => new URL(`${config.siteOrigins[0] ?? config.apiOrigin}/`);

/** Redirects to the configured sites only; anything else would be an open redirect. */
const readRedirect = ({ config }: Context, wanted: string): URL | null => {
  const url = readOwnUrl(config, wanted);
  url?.searchParams.delete(failureParameter);
  return url && url.href.length <= maxRedirectLength ? url : null;
};

const requireRedirect = (context: Context, wanted: string | undefined): URL => {
  const url = wanted === undefined ? findHome(context) : readRedirect(context, wanted);
  if (url) return url;
  throw badRequest(
    `Invalid request query: redirect_url must be an address of this site with at most ${maxRedirectLength} characters. Example: ?redirect_url=https://hotdrop.example/pubg`,
  );
};

/** The origin that the browser sees: API_ORIGIN if set, else the site, which proxies to this host. */
const findOrigin = ({ config }: Context, redirectUrl: URL): string =>
  config.isApiOriginFixed ? config.apiOrigin : redirectUrl.origin;

const returnAddress = (origin: string, state: string): string => `${origin}${returnPath}?state=${state}`;

const useOnce = async ({ db, now }: Context, nonce: string): Promise<void> => {
  const used = await db.insert(usedNonces).values({ nonce, usedAt: now() }).onConflictDoNothing().returning();
  if (used.length === 0) throw new SignInError('the answer was already used');
};

type Post = (url: string, body: URLSearchParams) => Promise<string>;

interface ProviderAnswer {
  readonly answer: URLSearchParams;
  readonly state: string;
  readonly origin: string;
}

/** Verifies the provider's answer and returns the cookie of a new session. */
const signIn = async (
  context: Context,
  { answer, state, origin }: ProviderAnswer,
  post: Post,
): Promise<string> => {
  const provider = providerFor(context.config, origin);
  const now = context.now().getTime();
  const { account, nonce } = verifyAnswer(answer, { provider, returnTo: returnAddress(origin, state), now });
  if (!(await confirmWithProvider(answer, provider, post)))
    throw new SignInError('the provider does not confirm the answer');
  // Before the answer is used up, so that the visitor can try again if the provider fails.
  const profile = await context.profiles.profileOf(account);
  await useOnce(context, `${provider.name}/${nonce}`);
  return startSession(context, `${provider.name}:${account}`, profile);
};

/** Posts to the provider; the demo provider is a route of this app. */
const createPost = (app: Hono<Env>, isLocal: boolean): Post => {
  return async (url, body) => {
    const init = { method: 'POST', body, redirect: 'error' as const };
    const response = isLocal
      ? await app.request(new URL(url).pathname, init)
      : await fetch(url, { ...init, signal: AbortSignal.timeout(providerTimeout) });
    return response.ok ? readText(response, maxConfirmationBytes) : '';
  };
};

/** Redirects to the page where the sign-in started, which shows a message for the failure. */
const redirectAfterFailure = (request: Request<Env>, page: URL, failure: SignInFailure): Response => {
  page.searchParams.set(failureParameter, failure);
  return request.redirect(page.href, 303);
};

const completeSignIn = async (context: Context, request: Request<Env>, post: Post): Promise<Response> => {
  request.header('Cache-Control', 'no-store');
  const answer = new URL(request.req.url).searchParams;
  const state = answer.get('state') ?? '';
  const pending = await readPendingSignIn(context, state);
  // The allowed sites may have changed since the start.
  const page = pending && readRedirect(context, pending.redirectUrl);
  if (!page) return redirectAfterFailure(request, findHome(context), 'refused');
  if (answer.get('openid.mode') === 'cancel') return request.redirect(page.href, 303);
  try {
    await checkPendingSignIn(context, pending, request.req.header('cookie'));
    request.header(
      'Set-Cookie',
      await signIn(context, { answer, state, origin: findOrigin(context, page) }, post),
    );
  } catch (error) {
    const failure = error instanceof SignInError ? error.failure : 'unavailable';
    context.log.warn({ err: error, failure, requestId: request.get('requestId') }, 'A sign-in failed');
    return redirectAfterFailure(request, page, failure);
  }
  return request.redirect(page.href, 303);
};

/** Sign-in pages. They are outside of the prefix because browsers navigate to them. */
export const signInRoutes = (app: Hono<Env>, context: Context): void => {
  const isDemo = context.config.steam.key === null;
  app.get('/auth/steam', async (request) => {
    const page = requireRedirect(context, request.req.query('redirect_url'));
    const origin = findOrigin(context, page);
    const { state, cookie } = await startSignIn(context, request.req.header('cookie'), page.href);
    request.header('Set-Cookie', cookie);
    request.header('Cache-Control', 'no-store');
    return request.redirect(
      createSignInUrl(providerFor(context.config, origin), returnAddress(origin, state)),
      303,
    );
  });
  app.get(returnPath, (request) => completeSignIn(context, request, createPost(app, isDemo)));
  if (isDemo) demoProviderRoutes(app, context);
};

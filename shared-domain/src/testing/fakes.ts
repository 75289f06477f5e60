import * as v from 'valibot';
import { createLinkTo, type defineArea, type LinkPatterns, type Site } from '../contract/index.ts';
import { type Favorite, type KeyValueStorage, keepFavorites, type WatchStorage } from '../favorites/index.ts';
import { pubg } from '../game/pubg/index.ts';
import { createSiteStore, type SiteState } from '../store/index.ts';
import { replaceApi } from '../wire/client/api-of.ts';
import {
  type Answer,
  type Api,
  type ApiFailure,
  type Call,
  type CallInput,
  type CallName,
  type CallOptions,
  calls,
  createApi,
  type Failure,
  type FailureKind,
  keyRefused,
  listCalls,
  type Result,
  unknownCall,
} from '../wire/index.ts';
import { testTime } from './builders.ts';

type About<K extends FailureKind> = Omit<Failure<K>, 'kind' | 'call' | 'message'>;

const details: { readonly [K in FailureKind]: About<K> } = {
  'not-found': { suggestions: [] },
  gone: { status: 410 },
  busy: { status: null, retryAfter: null },
  'recently-updated': { retryAfter: null },
  network: { reason: 'unreachable' },
  refused: { retryAfter: null },
  invalid: { status: 400, issues: ['refused by the fake'] },
  unauthorized: { status: 401 },
  forbidden: { status: 403 },
  unsupported: {},
  server: { status: 500 },
  malformed: { issues: ['refused by the fake'] },
  aborted: {},
};

/** Builds a failure that a fake call returns: `aFailure('busy', {retryAfter: 5000})`. */
export function aFailure<K extends FailureKind>(kind: K, change: Partial<Failure<K>> = {}): Failure<K> {
  const message = `${kind}, as the test wants it`;
  // The compiler does not know that a kind and its details belong together.
  return { kind, call: 'getPlayer', message, ...details[kind], ...change } as unknown as Failure<K>;
}

/** Converts an answer with a failure to a lookup as the client does. */
export async function failureOf(response: Response): Promise<ApiFailure> {
  const api = createApi({ fetch: async () => response });
  const result = await api.getPlayer({ shard: 'steam', player: 'account.1' });
  if (result.ok) throw new Error('The answer is not a failure.');
  return result.error;
}

const isFailure = (value: unknown): value is ApiFailure =>
  typeof value === 'object' && value !== null && 'kind' in value && 'call' in value && 'message' in value;

/** A fake answer that never arrives; the call ends when the caller aborts it. */
export const neverAnswered = ({ signal }: CallOptions): Promise<ApiFailure> =>
  new Promise((resolve) => {
    const giveUp = () => resolve(aFailure('aborted'));
    if (signal?.aborted) giveUp();
    signal?.addEventListener('abort', giveUp);
  });

type Given<N extends CallName> = Answer<N> | ApiFailure;
type Handler<N extends CallName> =
  | Given<N>
  | ((input: CallInput<N>, options: CallOptions) => Given<N> | Promise<Given<N>>);

/** The answer of each call: data, a failure, or a function that returns one. */
export type FakeAnswers = { readonly [N in CallName]?: Handler<N> | undefined };

export interface FakeApi extends Api {
  /** The calls that were made, in order. */
  readonly made: readonly { readonly call: CallName; readonly input: unknown }[];
}

/**
 * An API for tests. It rejects unexpected calls, inputs that the real API would refuse, and answers that break their
 * schema, so that no test depends on something impossible.
 */
export function fakeApi(answers: FakeAnswers = {}, { demo = false } = {}): FakeApi {
  const made: { call: CallName; input: unknown }[] = [];

  const perform = async (name: CallName, input: object, options: CallOptions): Promise<Result<unknown>> => {
    made.push({ call: name, input });
    const handler = answers[name] as Handler<CallName> | undefined;
    if (handler === undefined) throw new UnexpectedCallError(name, input);

    const call: Call = calls[name];
    for (const schema of [call.params, call.query, call.body]) {
      if (schema) checkAgainst(schema, input, `The input of ${name}`);
    }
    // Only the name connects an input with its handler; the schema has checked the input.
    const given = typeof handler === 'function' ? await handler(input as never, options) : handler;
    if (options.signal?.aborted) {
      return { ok: false, error: { kind: 'aborted', call: name, message: `${name} was aborted` } };
    }
    if (isFailure(given)) return { ok: false, error: { ...given, call: name } };
    return { ok: true, data: checkAgainst(call.answer, given, `The fake answer of ${name}`), demo };
  };

  const operations = listCalls().map(([name]) => [
    name,
    (input: object = {}, options: CallOptions = {}) => perform(name, input, options),
  ]);
  return { ...(Object.fromEntries(operations) as Api), made };
}

/** The fetch of a host whose API answers as a fake one: for code that brings its own client. */
export function fakeFetch(api: FakeApi): typeof globalThis.fetch {
  return async (input, init) => {
    const { url, method = 'GET', body, signal } = await readRequest(input, init);
    const { pathname, searchParams } = new URL(url, 'http://site.test');
    const path = pathname.replace(/^\/api\/v1/, '');
    for (const [name, call] of listCalls()) {
      const found =
        call.method === method && new RegExp(`^${call.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`).exec(path);
      if (!found) continue;
      const params = Object.entries(found.groups ?? {}).map(([key, value]) => [
        key,
        decodeURIComponent(value),
      ]);
      const sent = typeof body === 'string' && body ? JSON.parse(body) : {};
      const perform = api[name] as (input: object, options: CallOptions) => Promise<Result<unknown>>;
      const result = await perform(
        { ...Object.fromEntries(params), ...Object.fromEntries(searchParams), ...sent },
        { signal: signal ?? undefined },
      );
      return result.ok ? Response.json(result) : failWith(result.error, call.errors.length > 0);
    }
    return sendProblem(404, 'Unknown address', { type: unknownCall });
  };
}

/** Reads both forms of a request. A `Request` of the DOM's environment would refuse its signals. */
const readRequest = async (...[input, init]: Parameters<typeof globalThis.fetch>) =>
  typeof input === 'object' && 'url' in input
    ? { url: input.url, method: input.method, body: await input.text(), signal: input.signal }
    : { url: String(input), ...init };

const sendProblem = (status: number, title: string, more = {}, headers = {}) =>
  Response.json(
    { type: 'about:blank', title, status, ...more },
    { status, headers: { 'content-type': 'application/problem+json', ...headers } },
  );

/** Answers as a host that fails in this way. Lookups of the API say in their data why there is no player. */
function failWith(failure: ApiFailure, isLookup = false): Response {
  const refuse = (refusal: object) => Response.json({ data: refusal });
  const problem = (status: number, more = {}, headers = {}) =>
    sendProblem(status, failure.message, more, headers);
  switch (failure.kind) {
    case 'not-found':
      return isLookup
        ? refuse({ error: 'player not found', suggestions: failure.suggestions })
        : problem(404);
    case 'busy': {
      const { status, retryAfter, queue, isAtCapacity } = failure;
      if (isLookup && status === null)
        return refuse({ error: 'busy', retryAfter: retryAfter ?? undefined, queue, isAtCapacity });
      return problem(
        status ?? 429,
        {},
        retryAfter === null ? {} : { 'retry-after': String(retryAfter / 1000) },
      );
    }
    case 'recently-updated':
      return refuse({ error: 'recently updated', retryAfter: failure.retryAfter ?? undefined });
    case 'network':
      if (failure.reason === 'upstream') return problem(502);
      if (failure.reason === 'timeout') throw new DOMException(failure.message, 'TimeoutError');
      throw new TypeError(failure.message);
    case 'refused':
      return isLookup ? refuse({ error: 'network', isKeyRefused: true }) : problem(503, { type: keyRefused });
    case 'invalid':
      return problem(failure.status ?? 400, { issues: failure.issues });
    case 'unsupported':
      return problem(501);
    case 'malformed':
      return new Response('<html>');
    case 'aborted':
      throw new DOMException(failure.message, 'AbortError');
    default:
      return problem(failure.status);
  }
}

async function answerOwnCall(
  answers: Readonly<Record<string, unknown>>,
  address: string,
  init: RequestInit = {},
): Promise<Response> {
  const [path = ''] = address.split('?');
  if (!Object.hasOwn(answers, path)) throw new UnexpectedCallError(path, init);
  const answer = answers[path];
  const given: unknown = typeof answer === 'function' ? await answer(init) : answer;
  return isFailure(given) ? failWith(given) : Response.json(given);
}

function checkAgainst(schema: v.GenericSchema, value: unknown, what: string): unknown {
  const read = v.safeParse(schema, value);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new BrokenFakeError(
    `${what} breaks its schema at ${v.getDotPath(issue) ?? 'its root'}: ${issue.message}`,
  );
}

class UnexpectedCallError extends Error {
  override readonly name = 'UnexpectedCallError';
  constructor(call: string, input: object) {
    super(
      `${call} was called with ${JSON.stringify(input)}, but the test gave no answer for it. ` +
        `If the call is right, pass one: fakeSite({ ${call.startsWith('/') ? 'ownAnswers' : 'answers'}: { '${call}': … } }).`,
    );
  }
}

class BrokenFakeError extends Error {
  override readonly name = 'BrokenFakeError';
}

export interface FakeSite extends Site {
  /** The calls of the API that were made, in order. */
  readonly made: FakeApi['made'];
  /** Failures reported to the operator, in order. */
  readonly reported: readonly unknown[];
}

export interface FakeSiteSettings extends Partial<Omit<Site, 'fetch' | 'store'>> {
  /** The answer of each call; a call without an answer fails the test. */
  readonly answers?: FakeAnswers;
  /**
   * The answers of areas' own services by address, `/areas/mf-clans/api/clans/steam`: JSON, `aFailure`, or a function of
   * the request that returns one of them.
   */
  readonly ownAnswers?: Readonly<Record<string, unknown>>;
  /** Adds the area's links, and the defaults of its settings. */
  readonly manifest?: Pick<ReturnType<typeof defineArea>, 'links' | 'settings'>;
  /** Marks answers as invented by the demo world. */
  readonly demo?: boolean;
  readonly state?: Partial<SiteState>;
  /** The visitor's favorites. */
  readonly favorites?: readonly Favorite[];
  /** The browser's storage of favorites. Two sites with the same storage act as two tabs. */
  readonly storage?: KeyValueStorage;
  readonly watchStorage?: WatchStorage;
}

/** The links of Hotdrop: those of the shell and of all its areas. */
export const siteLinkPatterns: LinkPatterns = {
  home: '',
  search: 'search?shard&name',
  siteCard: 'card.png',
  oembed: '/oembed?url',
  panel: 'panel/:area/:panel',
  terms: 'about/terms',
  account: 'account',
  api: 'api?call',
  signIn: '/auth/steam?redirect_url',
  profile: 'profile/:shard?/:name/:season?/:tab?',
  matches: 'profile/:shard/:name/:season/matches/:page?',
  match: 'profile/:shard/:name/:season/matches/:match?page',
  week: 'profile/:shard/:name/week/:week',
  playerCard: 'profile/:shard/:name/:season?/card.png',
  weekCard: 'profile/:shard/:name/week/:week/card.png',
  matchCard: 'profile/:shard/:name/:season/matches/:match/card.png',
  favorites: 'favorite?mode',
  compare: 'favorite/compare?player',
  leaderboards: 'ranks?mode',
  board: 'ranks/:shard/:mode?page',
  rating: 'statistics/rating?shard&mode&player',
  playing: 'statistics/playing?range',
  replayCard: 'hotdrops/match/:shard/:match/card.png?t&player',
};

/** Creates a site for tests: PUBG in English at a fixed time, in memory. */
export function fakeSite({
  answers,
  ownAnswers = {},
  manifest: { links, settings } = {},
  demo = false,
  state,
  favorites = [],
  storage = memoryStorage({ favorites: JSON.stringify(favorites) }),
  watchStorage,
  ...given
}: FakeSiteSettings = {}): FakeSite {
  const reported: unknown[] = [];
  const game = given.game ?? pubg;
  const basePath = given.basePath ?? game.basePath;
  const api = fakeApi(answers, { demo });
  const store = createSiteStore({ selectedPlatform: game.defaultPlatform, ...state });
  if (given.side !== 'server') keepFavorites(store, storage, watchStorage);
  const fetchApi = fakeFetch(api);
  const fetch: Site['fetch'] = (address, init) =>
    address.startsWith('/areas/') ? answerOwnCall(ownAnswers, address, init) : fetchApi(address, init);
  replaceApi(fetch, api);
  return {
    game,
    locale: 'en',
    basePath,
    origin: 'https://hotdrop.example',
    siteName: 'Hotdrop',
    side: 'browser',
    fetch,
    made: api.made,
    store,
    linkTo: createLinkTo(basePath, { ...siteLinkPatterns, ...links }),
    now: () => Date.parse(testTime),
    drawnAt: Date.parse(testTime),
    report: (error) => void reported.push(error),
    ...given,
    settings: { ...(settings && v.parse(settings, {})), ...given.settings },
    reported,
  };
}

/** Creates a browser's storage in memory. */
export function memoryStorage(content: Readonly<Record<string, string>> = {}): KeyValueStorage {
  const entries = new Map(Object.entries(content));
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
  };
}

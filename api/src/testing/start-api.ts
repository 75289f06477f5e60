import { createApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import type { Context } from '../context.ts';
import { createContext, createLog } from '../create-context.ts';
import type { Store } from '../data/store.ts';
import { countPlayers } from '../jobs/count-players.ts';
import { settleWorld } from '../upstream/demo/settle.ts';
import { DemoWorld } from '../upstream/demo/world.ts';
import { preparedStore } from './prepared-store.ts';

/** Noon on a Saturday, ten weeks into season 43. */
const noon = new Date('2026-11-21T12:00:00Z');

export const site = 'http://localhost:3000';

const settings = {
  DATA_DIR: '.cache/api-tests/data',
  SESSION_SECRET: 'a secret of tests, long enough to be one',
  LOG_LEVEL: 'silent',
  DEMO_RENEWAL_SECONDS: '0',
};

const world = new DemoWorld(7, 0.06);

const contextOn = (
  store: Store,
  config: Config,
  now: () => Date,
  sources: Options['sources'] = {},
): Promise<Context> => {
  const log = createLog(config.logLevel);
  return createContext({ config, store, log, now, world: () => world, sources, isHost: false });
};

const fill = async (store: Store): Promise<void> => {
  const context = await contextOn(store, readConfig(settings), () => noon);
  await settleWorld(context, world);
  await countPlayers.run(context, {});
  await context.queue.stop();
};

// biome-ignore lint/suspicious/noExplicitAny: a test looks into answers whose shape the wire's own schemas check
type Unchecked = any;

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The whole body, read as JSON. */
  readonly body: Unchecked;
  readonly data: Unchecked;
}

export interface TestApi {
  readonly context: Context;
  readonly world: DemoWorld;
  request(path: string, init?: RequestInit, from?: string): Promise<Answered>;
  /** A call under the prefix. */
  get(path: string, init?: RequestInit): Promise<Answered>;
  post(path: string, body: unknown, cookie?: string, headers?: Record<string, string>): Promise<Answered>;
  delete(path: string, cookie?: string, headers?: Record<string, string>): Promise<Answered>;
  /** Lets time pass. */
  pass(milliseconds: number): void;
  /** Runs background jobs until none is left. */
  work(): Promise<void>;
  accountOf(platform: string, name: string): string;
  close(): Promise<void>;
}

interface Options {
  readonly settings?: Readonly<Record<string, string>>;
  readonly sources?: Partial<Pick<Context, 'source' | 'playing' | 'profiles'>>;
  /** A database with tables and nothing in them, in place of one that the demo world settled in. */
  readonly isEmpty?: boolean;
}

const read = async (response: Response): Promise<Answered> => {
  const text = await response.text();
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  const body = isJson ? JSON.parse(text) : null;
  return { status: response.status, headers: response.headers, text, body, data: body?.data };
};

/** The whole API host in this process, without a port, on a database of its own. */
export const startApi = async ({
  settings: own = {},
  sources,
  isEmpty = false,
}: Options = {}): Promise<TestApi> => {
  let time = noon.getTime();
  const store = await preparedStore(isEmpty ? 'empty' : 'settled', isEmpty ? async () => {} : fill);
  const context = await contextOn(store, readConfig({ ...settings, ...own }), () => new Date(time), sources);
  const app = createApp(context);
  const request: TestApi['request'] = async (path, init, from = '203.0.113.7') =>
    read(await app.request(path, init, { incoming: { socket: { remoteAddress: from } } }));
  const write = (
    method: string,
    path: string,
    cookie?: string,
    headers: Record<string, string> = {},
    body?: string,
  ) =>
    request(`/api/v1${path}`, {
      method,
      headers: {
        Origin: site,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(cookie ? { Cookie: cookie } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
  return {
    context,
    world,
    request,
    get: (path, init) => request(`/api/v1${path}`, init),
    post: (path, body, cookie, headers) => write('POST', path, cookie, headers, JSON.stringify(body)),
    delete: (path, cookie, headers) => write('DELETE', path, cookie, headers),
    pass: (milliseconds) => {
      time += milliseconds;
    },
    work: async () => {
      while ((await context.queue.runWaiting()) > 0);
    },
    accountOf: (platform, name) => world.personByName(platform, name)?.accountId ?? 'nobody',
    async close() {
      await context.queue.stop();
      await store.close();
    },
  };
};

/** Starts an API host for the tests of a file and stops it after them. The first start on a machine fills a database. */
export const useApi = (options: Options = {}): TestApi => {
  let api: TestApi | undefined;
  // A machine that does much else at once is slow, not wrong.
  jest.setTimeout(60_000);
  beforeAll(async () => {
    api = await startApi(options);
  }, 180_000);
  afterAll(() => api?.close());
  return new Proxy({} as TestApi, { get: (_, name) => Reflect.get(api as TestApi, name) });
};

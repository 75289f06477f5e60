import { DemoWorld } from '@hotdrop/demo-world/world';
import { createApp } from '../src/app.ts';
import { type Config, readConfig } from '../src/config.ts';
import type { Context } from '../src/context.ts';
import { createContext } from '../src/create-context.ts';
import type { Store } from '../src/data/store.ts';
import { countPlayers } from '../src/jobs/count-players.ts';
import { createLog } from '../src/monitoring/create-log.ts';
import { seedDatabase } from '../src/upstream/demo/seed-database.ts';
import { emptyTables, openTestStore } from './test-store.ts';

/** A Saturday, ten weeks into season 43. */
const noon = new Date('2026-11-21T12:00:00Z');

export const site = 'http://localhost:3000';

const settings = {
  DATA_DIR: '.cache/api-tests/data',
  SESSION_SECRET: 'a session secret for tests, 32 characters',
  LOG_LEVEL: 'silent',
  DEMO_RENEWAL_SECONDS: '0',
};

const world = new DemoWorld(7, 0.06);

const contextOn = (
  store: Store,
  config: Config,
  { now, elapsed }: { now: () => Date; elapsed?: () => number },
  sources: Options['sources'] = {},
): Promise<Context> => {
  const log = createLog(config.logLevel);
  return createContext({
    config,
    store,
    log,
    now,
    ...(elapsed && { elapsed }),
    world: () => world,
    sources,
    isWorker: false,
  });
};

const fillWith =
  (addRows: (context: Context) => Promise<void>) =>
  async (store: Store): Promise<void> => {
    const context = await contextOn(store, readConfig(settings), { now: () => noon });
    await addRows(context);
    await context.queue.stop();
  };

const openDemoStore = () =>
  openTestStore(
    'demo',
    fillWith(async (context) => {
      await seedDatabase(context, world);
      await countPlayers.run(context, {});
    }),
  );

/** The tables of the site and of the job queue, without rows. */
const openEmptyStore = () =>
  openTestStore(
    'empty',
    fillWith(async () => {}),
  );

// biome-ignore lint/suspicious/noExplicitAny: the host checks answers against their schemas, tests read them freely
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
  /** Sends a GET request under the prefix. */
  get(path: string, init?: RequestInit): Promise<Answered>;
  post(path: string, body: unknown, cookie?: string, headers?: Record<string, string>): Promise<Answered>;
  delete(path: string, cookie?: string, headers?: Record<string, string>): Promise<Answered>;
  /** Lets time pass. */
  advance(milliseconds: number): void;
  /** Sets the clock forward or back; no time passes. */
  changeClock(milliseconds: number): void;
  /** Runs background jobs until the queue is empty. */
  runJobs(): Promise<void>;
  accountIdOf(platform: string, name: string): string;
  close(): Promise<void>;
}

interface Options {
  readonly settings?: Readonly<Record<string, string>>;
  readonly sources?: Partial<Pick<Context, 'source' | 'playing' | 'profiles'>>;
  /** Starts with empty tables instead of the demo world. */
  readonly isEmpty?: boolean;
  /** A database to use instead of a new one. */
  readonly store?: Store;
}

const read = async (response: Response): Promise<Answered> => {
  const text = await response.text();
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  const body = isJson ? JSON.parse(text) : null;
  return { status: response.status, headers: response.headers, text, body, data: body?.data };
};

/** Starts an API host in this process, without a port, on its own database. */
export const startApi = async ({
  settings: own = {},
  sources,
  isEmpty = false,
  store: given,
}: Options = {}): Promise<TestApi> => {
  let time = noon.getTime();
  let passed = 0;
  const store = given ?? (await (isEmpty ? openEmptyStore() : openDemoStore()));
  const clock = { now: () => new Date(time), elapsed: () => passed };
  const context = await contextOn(store, readConfig({ ...settings, ...own }), clock, sources);
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
    advance: (milliseconds) => {
      time += milliseconds;
      passed += milliseconds;
    },
    changeClock: (milliseconds) => {
      time += milliseconds;
    },
    runJobs: async () => {
      while ((await context.queue.runQueued()) > 0);
    },
    accountIdOf: (platform, name) => world.personByName(platform, name)?.accountId ?? 'nobody',
    async close() {
      await context.queue.stop();
      await store.close();
    },
  };
};

/** The database of this test file, if it uses one. Opening it takes longer than emptying it. */
let shared: Promise<Store> | undefined;
afterAll(async () => (await shared)?.close());

/** Empties the file's database before each test. A host that stops leaves it open. */
export const useEmptyStore = (): (() => Store) => {
  let store: Store;
  beforeAll(async () => {
    shared ??= openEmptyStore();
    store = await shared;
  });
  beforeEach(() => emptyTables(store));
  return () => ({ ...store, close: async () => {} });
};

/** Starts an API host for the tests of a file. The first start on a machine fills the database and is slow. */
export const useApi = (options: Options = {}): TestApi => {
  let api: TestApi | undefined;
  beforeAll(async () => {
    api = await startApi(options);
  });
  afterAll(() => api?.close());
  return new Proxy({} as TestApi, { get: (_, name) => api && Reflect.get(api, name) });
};

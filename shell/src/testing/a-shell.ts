import path from 'node:path';
import { type FakeAnswers, fakeApi, fakeFetch } from '@hotdrop/shared-domain/testing';
import type { Notice } from '@hotdrop/shared-domain/wire';
import { type AreaHostOptions, createAreaHost, createLocalCopies } from '@hotdrop/shared-host/server';
import { openAreaStore, openSiteFile } from '@hotdrop/shared-host/store';
import { aHostedStore, runEntry } from '@hotdrop/shared-host/testing';
import { pino } from 'pino';
import { createApp } from '../server/app.ts';
import { createCallHealth } from '../server/area-calls/call-health.ts';
import { createAreaCalls } from '../server/area-calls/create-area-calls.ts';
import { createSettingsReader } from '../server/area-settings/create-settings-reader.ts';
import { checkSmokePages } from '../server/areas/check-smoke-pages.ts';
import { noFence } from '../server/fence/no-fence.ts';
import { readServices, readSiteConfig, type SiteConfig } from '../server/frame-data/site-config.ts';
import { createPopularPages } from '../server/http/popular-pages.ts';
import type { Load } from '../server/load-shedding/load-meter.ts';
import { createPageGate } from '../server/load-shedding/page-gate.ts';
import { createMetrics } from '../server/monitoring/metrics.ts';
import { createOperatorsApp, describeHealth } from '../server/monitoring/operators-app.ts';
import { createReport } from '../server/monitoring/throttle-log.ts';
import { createConsole } from '../server/ops/create-console.ts';
import { createFaultLog } from '../server/ops/fault-log.ts';
import { createOverlays } from '../server/panels/overlays.ts';
import { createPartHealth } from '../server/parts/part-health.ts';
import { createPictureQueue } from '../server/pictures/picture-queue.ts';
import { createFetchConnector } from '../server/rendering/connect-fetch.ts';
import { apiTimeout } from '../server/timeouts.ts';

interface AShell extends Partial<AreaHostOptions> {
  readonly linkSecret?: string;
  /** Target of the API proxy. */
  readonly apiHost?: string;
  readonly publicOrigin?: string;
  readonly isCacheShared?: boolean;
  /** Base URL of the API in browsers. */
  readonly apiBase?: string;
  /** Changes to the default configuration. */
  readonly siteConfig?: Partial<SiteConfig>;
  readonly notices?: readonly Notice[];
  readonly answers?: FakeAnswers;
  /** Reads the pages' data from `apiHost` instead of `answers`. */
  readonly isApiReal?: boolean;
  /** Timeout in ms for each step of an area. */
  readonly areaTimeout?: number;
  readonly partTimeout?: number;
  /** Maximum number of pages in progress. No request waits in the queue. */
  readonly maxPages?: number;
  /** Serves `site.json`. */
  readonly isSiteDescribed?: boolean;
  /** Origins whose pages may use the areas. */
  readonly areaOrigins?: readonly string[];
  /** Allows operators to move pointers. */
  readonly opsToken?: string;
  /** The load that the server measures. */
  readonly serverLoad?: Load;
}

/** Derives the keys that the site shares with the areas' services. */
export const serviceSecret = 'a secret for tests, 32 characters';

/** A shell server without a port, with its own area store for a test to publish into. */
export async function aShell({
  linkSecret,
  apiHost = 'http://api.invalid',
  publicOrigin,
  isCacheShared = false,
  apiBase = '/api/v1',
  siteConfig,
  notices = [],
  answers = {},
  isApiReal = false,
  // Only tests of late areas and parts may depend on the load of the machine.
  areaTimeout = 10_000,
  partTimeout = 10_000,
  maxPages = 100,
  isSiteDescribed = false,
  areaOrigins = [],
  opsToken,
  serverLoad = { lag: 0, utilization: 0 },
  ...hosting
}: AShell = {}) {
  const world = await aHostedStore();
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const metrics = createMetrics(() => areas.state());
  const pageGate = createPageGate({
    maxInFlight: maxPages,
    maxInFlightWhenBusy: maxPages,
    maxWaiting: 0,
    maxWait: 0,
    readLoad: () => serverLoad,
  });
  const faultLog = createFaultLog();
  const partHealth = createPartHealth({ log, onFault: metrics.countPartFault, now: () => world.clock.now });
  const callHealth = createCallHealth(log);
  const settings = createSettingsReader({ ...readSiteConfig(), ...siteConfig }.areas, log);
  const areaCalls = createAreaCalls({
    ...readServices({ ...readSiteConfig(), ...siteConfig }, serviceSecret),
    health: callHealth,
    onAnswer: metrics.observeCall,
    now: () => world.clock.now,
  });
  const renderer = {
    web: { entry: { js: ['main.js'], css: ['main.css'] }, chunks: {}, integrity: {}, styles: {} },
    connectFetch: createFetchConnector({
      apiBase: `${apiHost}/api/v1`,
      timeout: apiTimeout,
      ...(!isApiReal && { fetch: fakeFetch(fakeApi(answers)) }),
    }),
    areaCalls,
    readSettings: settings.read,
    apiBase,
    pictureQueue: createPictureQueue({ render: async () => new Uint8Array() }),
    frameDataSource: {
      siteConfig: { ...readSiteConfig(), ...siteConfig },
      notices: { read: () => ({ notices, banners: [], isDemo: false }), stop: () => {} },
    },
    isDevelopment: false,
    visitSample: 0,
    log,
    report: createReport(log),
    areaTimeout,
    partTimeout,
    partHealth,
    fence: noFence,
    isOverloaded: pageGate.isOverloaded,
  };
  const { store = openAreaStore(world.root) } = hosting;
  const areas = createAreaHost({
    store,
    copies: createLocalCopies({ store, cacheDir: world.cacheDir }),
    contracts: [1],
    load: runEntry,
    check: (version, signal) => checkSmokePages(version, renderer, signal),
    log,
    onEvent: metrics.onEvent,
    now: () => world.clock.now,
    ...hosting,
  });
  const app = createApp({
    areas,
    assets: world.root,
    kit: path.join(world.root, 'kit'),
    apiHost,
    pageGate,
    // The cache takes a time of zero for none.
    popularPages: createPopularPages({ now: () => world.clock.now + 1 }),
    overlays: createOverlays(fakeApi(answers)),
    readSiteFile: isSiteDescribed ? openSiteFile(world.root) : undefined,
    areaOrigins,
    publicOrigin,
    isCacheShared,
    linkSecret,
    renderer,
    metrics,
    faultLog,
    log,
  });
  const readHealth = () =>
    describeHealth(areas.state(), {
      parts: partHealth.list(),
      calls: callHealth.list(),
      settings: settings.listProblems(),
    });
  const ops = createConsole({
    areaStore: world.root,
    apiHost,
    opsToken,
    publicOrigin,
    linkSecret,
    findManifest: (area) => areas.listManifests(area)[0],
    configured: { ...readSiteConfig(), ...siteConfig }.areas,
    readHealth,
    readFaults: faultLog.list,
    readThreadTimes: metrics.readThreadTimes,
    log,
  });
  const operators = createOperatorsApp({
    readHealth,
    readMetrics: metrics.read,
    ops,
  });
  return {
    ...world,
    lines,
    areas,
    app,
    /** Requests a path of the site, without cookies from earlier requests. */
    get: (path: string, init: RequestInit = {}, connection = {}) =>
      app.request(`http://site.test${path}`, init, connection),
    health: async () => (await operators.request('/healthz')).json(),
    readMetricList: metrics.readList,
    countThreadTime: metrics.countThreadTime,
    /** Requests a path of the operators' port. */
    operate: async (path: string, init: RequestInit = {}) =>
      operators.request(`http://operators.test${path}`, init),
    metrics: async () => (await operators.request('/metrics')).text(),
  };
}

export type Shell = Awaited<ReturnType<typeof aShell>>;

/** A shell server with one published build. */
export async function aShellWith(build: Parameters<Shell['publish']>[0], options: AShell = {}) {
  const shell = await aShell(options);
  const version = await shell.publish(build);
  await shell.areas.refresh();
  return { ...shell, version };
}

/**
 * The code of an area with one page, `clans`. `loader`, `action`, and `render` are bodies of functions; the first two may
 * use `site`.
 */
export const aPage = ({ loader = 'return null', action = '', render = 'return "The clans"' } = {}) => ({
  files: {
    'node/entry.js': `module.exports = { area: { contract: 1, routes: async (site) => [
      { path: 'clans', ${action && `action: async ({ request }) => { ${action} },`} loader: async ({ request }) => { ${loader} }, Component: () => { ${render} } }] } };\n`,
  },
});

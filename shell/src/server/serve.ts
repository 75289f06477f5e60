import { mkdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { supportedContracts } from '@hotdrop/shared-domain/contract';
import { locales } from '@hotdrop/shared-domain/locale';
import { notifySystemd } from '@hotdrop/shared-domain/notify-systemd';
import { createRedaction, readSecretFiles } from '@hotdrop/shared-domain/secrets';
import { createApi } from '@hotdrop/shared-domain/wire';
import { createClient, createFetch, sendWith } from '@hotdrop/shared-host/fetch';
import { createAreaHost, createLocalCopies } from '@hotdrop/shared-host/server';
import { openAreaStore, openSiteFile } from '@hotdrop/shared-host/store';
import { loadShellTexts } from '../site/texts.ts';
import { createApp } from './app.ts';
import { createCallHealth } from './area-calls/call-health.ts';
import { createAreaCalls } from './area-calls/create-area-calls.ts';
import { createSettingsReader } from './area-settings/create-settings-reader.ts';
import { checkSmokePages } from './areas/check-smoke-pages.ts';
import { loadArea, unloadArea } from './areas/load-area.ts';
import { readConfig } from './config.ts';
import { noFence } from './fence/no-fence.ts';
import { findMemoryLimit, startFence } from './fence/start-fence.ts';
import { blameSuspect } from './fence/suspect-note.ts';
import { createConduct } from './fence/watch-conduct.ts';
import { startNoticeBoard } from './frame-data/notice-board.ts';
import { readServices, readSiteConfig } from './frame-data/site-config.ts';
import { createSiteServer } from './http/create-site-server.ts';
import { fetchWithinLimit } from './http/limit-answer.ts';
import { createPopularPages } from './http/popular-pages.ts';
import { startLoadMeter } from './load-shedding/load-meter.ts';
import { createPageGate } from './load-shedding/page-gate.ts';
import { createLog, logEverything } from './monitoring/create-log.ts';
import { createMetrics } from './monitoring/metrics.ts';
import { createOperatorsApp, describeHealth } from './monitoring/operators-app.ts';
import { createReport } from './monitoring/throttle-log.ts';
import { onStopSignal } from './on-stop-signal.ts';
import { createConsole } from './ops/create-console.ts';
import { createFaultLog } from './ops/fault-log.ts';
import { createOverlays } from './panels/overlays.ts';
import { createPartHealth } from './parts/part-health.ts';
import { createPictureQueue } from './pictures/picture-queue.ts';
import { rasterize } from './pictures/rasterize.ts';
import { createFetchConnector } from './rendering/connect-fetch.ts';
import { readWebFiles } from './rendering/web-files.ts';
import { startRollouts } from './rollouts/start-rollouts.ts';
import { hideSecrets, secretNames } from './secrets.ts';
import {
  apiTimeout,
  areaTimeout,
  maxSilence,
  pageTurnTimeout,
  partTimeout,
  shutdownTimeout,
} from './timeouts.ts';

/** Serves the site until the process gets a signal to stop. */
export async function serveSite(): Promise<void> {
  readSecretFiles(process.env, secretNames);
  const config = readConfig(process.env);
  const { areaStore } = config;
  const log = createLog(config.logLevel);
  logEverything(log);
  notifySystemd(process.env, (error) => log.error({ err: error }, 'systemd could not be notified'));
  mkdirSync(config.areaCache, { recursive: true });
  // Stacks name files without symbolic links.
  const areaCache = realpathSync(config.areaCache);
  // Refusals and error pages need texts at once, and must not fail for lack of a file.
  await Promise.all(locales.map(loadShellTexts));
  // No area has such a name.
  const ownQuarantine = path.join(areaCache, '.quarantine');
  const store = openAreaStore(areaStore, { trustFile: config.trustFile, ownQuarantine });
  const limits = {
    areaStore,
    areaCache,
    ownQuarantine,
    maxMemory: config.maxMemory ?? findMemoryLimit(),
  };
  if (!config.isDevelopment) {
    await blameSuspect(limits, (facts, message) => log.fatal(facts, message));
  }
  // In development, code is allowed to block: a debugger does, too.
  const fence = config.isDevelopment
    ? undefined
    : startFence({
        script: path.join(__dirname, 'main.cjs'),
        ...limits,
        maxSilence,
        redact: createRedaction(process.env, secretNames),
        onSlow: (version) => conduct.countSlow(version),
        onThreadTime: (version, seconds) => metrics.countThreadTime(version, seconds),
      });
  const apiPrefix = '/api/v1';
  const apiBase = config.apiHost + apiPrefix;
  const send = sendWith(createClient({ fetch: fetchWithinLimit }));
  const api = createApi({ fetch: createFetch({ apiBase, send }) });
  const notices = startNoticeBoard(api, log);
  const overlays = createOverlays(api);
  const loadMeter = startLoadMeter();
  // Measured on 2 cores: one process renders at least 170 pages a second, and more pages at a time make none faster. On a
  // machine with a fifth of that speed, an admitted page is still ready in two seconds.
  const pageGate = createPageGate({
    maxInFlight: 64,
    maxInFlightWhenBusy: 16,
    maxWaiting: 160,
    maxWait: pageTurnTimeout,
    readLoad: loadMeter.read,
  });
  const metrics = createMetrics(() => areas.state());
  const faultLog = createFaultLog();
  const callHealth = createCallHealth(log);
  const siteConfig = readSiteConfig(config.siteConfig);
  const settings = createSettingsReader(siteConfig.areas, log);
  const areaCalls = createAreaCalls({
    ...readServices(siteConfig, config.serviceSecret),
    health: callHealth,
    onAnswer: metrics.observeCall,
  });
  const partHealth = createPartHealth({ log, onFault: metrics.countPartFault });
  const renderer = {
    web: readWebFiles(__dirname),
    connectFetch: createFetchConnector({ apiBase, timeout: apiTimeout }),
    areaCalls,
    readSettings: settings.read,
    frameDataSource: { siteConfig, notices },
    apiBase: (config.publicApiHost ?? '') + apiPrefix,
    pictureQueue: createPictureQueue({ render: rasterize }),
    isDevelopment: config.isDevelopment,
    visitSample: config.visitSample,
    log,
    report: createReport(log),
    areaTimeout,
    partTimeout,
    partHealth,
    fence: fence ?? noFence,
    isOverloaded: pageGate.isOverloaded,
  };
  const readHealth = () =>
    describeHealth(areas.state(), {
      parts: partHealth.list(),
      calls: callHealth.list(),
      settings: settings.listProblems(),
    });
  const areas = createAreaHost({
    store,
    copies: createLocalCopies({ store, cacheDir: areaCache }),
    contracts: supportedContracts,
    load: (version) =>
      renderer.fence.run(version, async () => {
        settings.read(version);
        return conduct.load(version, () => loadArea(version));
      }),
    unload: unloadArea,
    // In development, the page itself shows the error.
    ...(!config.isDevelopment && { check: (version, signal) => checkSmokePages(version, renderer, signal) }),
    log,
    onEvent: metrics.onEvent,
    pollEvery: config.isDevelopment ? 100 : 1_000,
  });
  const rollouts = startRollouts({ ...config, readHealth, readMetricList: metrics.readList, log });
  const ops = createConsole({
    ...config,
    findManifest: (area) => areas.listManifests(area)[0],
    configured: siteConfig.areas,
    readHealth,
    readFaults: faultLog.list,
    readThreadTimes: metrics.readThreadTimes,
    log,
  });
  const readSiteFile = config.isSiteDescribed ? openSiteFile(areaStore) : undefined;
  const app = createApp({
    areas,
    assets: path.join(__dirname, '../web'),
    kit: path.join(__dirname, '../kit'),
    apiHost: config.apiHost,
    pageGate,
    popularPages: createPopularPages(),
    overlays,
    readSiteFile,
    areaOrigins: config.areaOrigins,
    publicOrigin: config.publicOrigin,
    isCacheShared: config.isCacheShared,
    linkSecret: config.linkSecret,
    renderer,
    metrics,
    faultLog,
    log,
  });
  const { port, host: hostname } = config;
  let isLeaving = false;
  const server = createSiteServer(app.fetch, () => isLeaving);
  // The server replaces globals of its own. From here on, only code of areas would.
  const conduct = createConduct({ areaCache, areas, metrics, faultLog, log, end: renderer.fence.end });
  hideSecrets(process.env);
  await areas.start();
  const watching = conduct.start();

  server.listen(port, hostname, () => log.info({ address: hostname, port }, 'The shell server is listening'));

  const operators = serve(
    {
      fetch: createOperatorsApp({ readHealth, readMetrics: metrics.read, ops }).fetch,
      port: config.operatorsPort,
      hostname: config.operatorsHost,
    },
    ({ address, port }) => log.info({ address, port }, 'The operators’ port is listening'),
  );

  onStopSignal(async (isAtOnce) => {
    log.info('Stopping');
    isLeaving = true;
    fence?.stop();
    if (!isAtOnce) await delay(config.drainTime);
    operators.close();
    overlays.stop();
    rollouts?.stop();
    watching.stop();
    server.close(async () => {
      notices.stop();
      loadMeter.stop();
      await areas.stop();
      process.exit(0);
    });
    // Idle keep-alive connections would keep the process running.
    server.closeIdleConnections();
    // In development, open pages listen for changes, which would also keep it running.
    if (config.isDevelopment) server.closeAllConnections();
    setTimeout(() => process.exit(0), shutdownTimeout).unref();
  });
}

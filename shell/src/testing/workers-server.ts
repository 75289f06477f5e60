import cluster from 'node:cluster';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createAreaHost, createLocalCopies, type HostState } from '@hotdrop/shared-host/server';
import { openAreaStore } from '@hotdrop/shared-host/store';
import { renderAreas, runEntry } from '@hotdrop/shared-host/testing';
import { Hono } from 'hono';
import { createSiteServer } from '../server/http/create-site-server.ts';
import { createLog } from '../server/monitoring/create-log.ts';
import { createMetrics } from '../server/monitoring/metrics.ts';
import { describeHealth } from '../server/monitoring/operators-app.ts';
import { endProcess } from '../server/workers/end-process.ts';
import { onStopSignal } from '../server/workers/on-stop-signal.ts';
import { serveWithWorkers } from '../server/workers/serve-with-workers.ts';
import { connectToPrimary } from '../server/workers/worker-calls.ts';

/** A shell server without pages: two workers with the areas of `AREA_STORE`. Tests run it with Node. */
const { AREA_STORE: location = '', AREA_CACHE: cacheDir = '', FAILS } = process.env;
const log = createLog();
const store = openAreaStore(location);

if (cluster.isPrimary) {
  const copies = createLocalCopies({ store, cacheDir });
  const start = {
    workers: 2,
    drainTime: 0,
    operatorsPort: 0,
    operatorsHost: '127.0.0.1',
    areaStore: location,
    trustFile: undefined,
    metricsUrl: undefined,
    createConsole: () => ({ app: new Hono(), stop: () => {} }),
    copies,
    log,
  };
  await serveWithWorkers(start).catch((error: unknown) => {
    log.fatal({ err: error }, 'The shell server could not start');
    process.exit(1);
  });
} else {
  if (FAILS) process.exit(1);
  const readState = (): HostState => areas.state();
  const metrics = createMetrics(readState);
  const copies = connectToPrimary({
    readHealth: () => describeHealth(readState(), []),
    readMetrics: metrics.readList,
    readFaults: () => [],
  });
  const areas = createAreaHost({
    store,
    copies,
    contracts: { min: 1, max: 1 },
    load: runEntry,
    log,
    keep: 0,
    pollEvery: 50,
  });
  await areas.start();
  const app = new Hono().get('/', async (c) => {
    // A request that is in progress while the server stops.
    if (c.req.query('slow')) {
      log.info('A slow request has begun');
      await delay(500);
    }
    metrics.startPageTimer()('mf-clans', 200);
    const set = areas.pin({});
    const text = await renderAreas(set);
    const folders = set.areas.flatMap((area) => (area.status === 'ready' ? path.basename(area.dir) : []));
    set.release();
    return c.json({ pid: process.pid, text, folders });
  });
  const server = createSiteServer(app.fetch).listen(0, '127.0.0.1', () => {
    const address = server.address();
    log.info({ site: typeof address === 'object' && address?.port }, 'A worker is listening');
  });
  onStopSignal(() => server.close(() => areas.stop().then(endProcess)));
}

/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { getPort } from '@hotdrop/shared-domain/server-port';
import { createRolloutRunner } from '@hotdrop/shared-host/rollouts';
import { openPublishingStore, startRollout } from '@hotdrop/shared-host/store';
import { eventually } from '@hotdrop/shared-host/testing';
import { pino } from 'pino';
import { aPage, aShell } from '../../testing/a-shell.ts';
import { createPrometheusReader, readFiguresOfBoth } from './figures.ts';
import { startRollouts } from './start-rollouts.ts';

const sticky = (visitor: number) => ({ headers: { cookie: `visitor=visitor-${visitor}` } });

// In ms. A busy machine can pause this process for seconds.
const longTimeout = 60_000;

/** A shell with a stable version and a canary that fails on its page, but not on its smoke page. */
async function aShellWithBrokenCanary() {
  const shell = await aShell();
  const stable = await shell.publish(aPage());
  const broken = aPage({ render: 'if (globalThis.isBroken) throw new Error("no clans today"); return "x"' });
  const canary = await shell.publishHidden(broken);
  await shell.move((pointer) => startRollout(pointer, canary, { minutes: 0 }));
  await shell.move((pointer) => ({
    ...(pointer ?? Object.create(null)),
    revision: (pointer?.revision ?? 0) + 1,
    canary: { version: canary, percent: 50 },
  }));
  await shell.areas.refresh();
  Object.assign(globalThis, { isBroken: true });
  return { ...shell, stable, canary };
}
afterEach(() => Reflect.deleteProperty(globalThis, 'isBroken'));

it('rolls a canary back by the pages of this server, and serves the stable version to everyone', async () => {
  const shell = await aShellWithBrokenCanary();
  const rollouts = startRollouts({
    areaStore: shell.root,
    trustFile: undefined,
    metricsUrl: undefined,
    readHealth: shell.health,
    readMetricList: shell.readMetricList,
    log: pino({ level: 'silent' }),
    interval: 20,
  });
  const store = openPublishingStore(shell.root);
  let visitor = 0;
  await eventually(async () => {
    visitor += 1;
    await shell.get('/pubg/clans', sticky(visitor));
    return (await store.pointer('mf-clans')).canary === undefined;
  });
  rollouts.stop();
  const pointer = await store.pointer('mf-clans');
  expect(pointer).toMatchObject({ stable: shell.stable });
  expect(pointer.history.at(-1)).toMatchObject({
    action: 'stop-canary',
    version: shell.canary,
    by: 'rollout',
    reason: expect.stringMatching(/Faults per 10,000 pages|pages failed on this server/),
  });
});

it('asks Prometheus for the figures of all servers since the step began', async () => {
  const queries: string[] = [];
  const answers: Record<string, [Record<string, string>, string][]> = {
    hotdrop_area_pages_total: [
      [{ version: '2.0.0-b', status: '200' }, '900'],
      [{ version: '2.0.0-b', status: '503' }, '100'],
      [{ version: '1.0.0-a', status: '200' }, '9000'],
    ],
    hotdrop_visit_lcp_seconds_bucket: [
      [{ version: '2.0.0-b', le: '1.0' }, '10'],
      [{ version: '2.0.0-b', le: '2.5' }, '30'],
      [{ version: '2.0.0-b', le: '+Inf' }, '31'],
    ],
    hotdrop_visits_total: [[{ version: '1.0.0-a', errors: 'yes' }, '7']],
  };
  const prometheus = createServer((request, response) => {
    const query = new URL(request.url ?? '', 'http://metrics').searchParams.get('query') ?? '';
    queries.push(query);
    const name = /increase\((\w+)/.exec(query)?.[1] ?? '';
    const result = (answers[name] ?? []).map(([metric, value]) => ({ metric, value: [0, value] }));
    response.end(JSON.stringify({ status: 'success', data: { resultType: 'vector', result } }));
  }).listen(0, '127.0.0.1');
  await once(prometheus, 'listening');
  const since = new Date('2026-11-26T06:00:00Z');
  const read = createPrometheusReader(`http://127.0.0.1:${getPort(prometheus)}`, {
    now: () => since.getTime() + 600_000,
    timeout: longTimeout,
  });
  const figures = await read({ area: 'mf-clans', canary: '2.0.0-b', stable: '1.0.0-a', since });
  prometheus.close();
  expect(figures.canary).toMatchObject({
    pages: 1_000,
    serverErrors: 100,
    LCP: { 1: 10, 2.5: 20, '+Inf': 1 },
  });
  expect(figures.stable).toMatchObject({ pages: 9_000, visits: 7, visitErrors: 7 });
  expect(queries[0]).toContain('{area="mf-clans",version=~"2\\\\.0\\\\.0-b|1\\\\.0\\\\.0-a"}[600s]');
});

/** Accepts connections, and answers nothing. */
const aSilentServer = createServer(() => {});
beforeAll(() => once(aSilentServer.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => aSilentServer.close().closeAllConnections());

it.each([
  { is: 'cannot be reached', port: () => 1, timeout: longTimeout, problem: 'fetch failed' },
  { is: 'does not answer', port: () => getPort(aSilentServer), timeout: 50, problem: 'timeout' },
])('keeps the share while Prometheus $is', async ({ port, timeout, problem }) => {
  const shell = await aShellWithBrokenCanary();
  const warnings: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) });
  const store = openPublishingStore(shell.root);
  const runner = createRolloutRunner({
    store,
    log,
    readOwnFigures: async (query) => readFiguresOfBoth([], query),
    readAllFigures: createPrometheusReader(`http://127.0.0.1:${port()}`, { timeout }),
  });
  await runner.run();
  expect(warnings.join('')).toMatch(new RegExp(`figures cannot be read.*${problem}`));
  expect((await store.pointer('mf-clans')).canary?.percent).toBe(50);
});

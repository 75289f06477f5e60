import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { publishNext } from '@hotdrop/tools/publish-next';
import { type Rehearsal, type Server, startRehearsal } from '@hotdrop/tools/rehearsal';
import { buildSite, root, testAreaStore } from '@hotdrop/tools/site-runner';
import { test } from '@playwright/test';
import { postComment, readComments, signIn } from './comments.ts';
import { createNewerVersion } from './newer-version.ts';
import { type SteadyLoad, startLoad } from './steady-load.ts';

/** Does with a whole production site what its operators do, while visitors come. The tests depend on each other. */

const workDir = mkdtempSync(path.join(tmpdir(), 'hotdrop-rehearsal-'));
const store = path.join(workDir, 'store');
const stops: (() => unknown)[] = [() => rmSync(workDir, { recursive: true, force: true })];
const area = 'mf-leaderboards';
/** Requests a second: about half of what one of the two servers handles on a busy machine. */
const rate = 100;
/** In ms. The load balancer looks at each server every second. */
const balancerTime = 2_000;
let site: Rehearsal;
let published = 0;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  await buildSite({ areaStore: testAreaStore, say: console.log });
  cpSync(testAreaStore, store, { recursive: true });
  site = await startRehearsal({
    workDir,
    store,
    env: { REQUESTS_PER_MINUTE: '1000000', LOG_LEVEL: 'warn' },
    say: console.log,
  });
  stops.push(site.stop);
});
test.afterAll(async () => {
  for (const stop of stops.toReversed()) await stop();
});

/** Visitors come from this process, so it must not wait for commands. */
const run = promisify(execFile);

/** Does something while visitors come. */
async function underLoad(work: (load: SteadyLoad) => Promise<unknown>): Promise<SteadyLoad> {
  const load = startLoad(site.siteUrl, rate);
  try {
    await load.reach(rate);
    await work(load);
    await load.reach(load.count() + rate);
  } finally {
    await load.stop();
  }
  return load;
}

const assertNoneFailed = (load: SteadyLoad) =>
  assert.deepEqual([...load.failures(), ...load.honest()], [], `of ${load.count()} requests`);

/** Waits until all servers answer the load balancer. */
async function untilHealthy() {
  for (const { url } of [...site.apis, ...site.shells]) {
    while (!(await fetch(`${url}/healthz`).catch(() => undefined))?.ok) await delay(100);
  }
  while (!(await fetch(`${site.siteUrl}/pubg/ranks/steam/squad`)).ok) await delay(100);
  await delay(balancerTime);
}

/** As docs/deploy.md says: the next server may end only when the load balancer has seen this one. */
const replace = async (server: Server, version?: string) => {
  await server.end();
  await server.start(version === undefined ? {} : { root: version });
  await delay(balancerTime);
};

const reloadBalancer = () =>
  run(
    'caddy',
    ['reload', '--force', '--config', path.join(root, 'deploy/caddy/Caddyfile'), '--adapter', 'caddyfile'],
    { env: { ...process.env, ...site.balancerEnv } },
  );

test('every process is replaced one after another, and none of 10,000 requests fails', async () => {
  // They take 100 s, and more on a busy machine.
  test.setTimeout(480_000);
  const load = await underLoad(async (visitors) => {
    for (const server of [...site.apis, ...site.shells]) await replace(server);
    await reloadBalancer();
    await site.store.end();
    await site.store.start();
    await visitors.reach(10_000);
  });
  assertNoneFailed(load);
});

test('PostgreSQL stops for 10 s: answers are complete or say when to try again, and all of them return', async () => {
  const load = await underLoad(async () => {
    await site.postgres.halt();
    await delay(10_000);
    await site.postgres.resume();
    await untilHealthy();
  });
  assert.deepEqual(load.failures().slice(0, 20), [], `of ${load.count()} requests`);
  assert.ok(load.honest().length > 0);
  assertNoneFailed(await underLoad(() => delay(2000)));
});

test('one of each is killed, and at most the requests that it was answering are lost', async () => {
  let atStake = 0;
  const load = await underLoad(async (visitors) => {
    for (const server of [site.apis[0], site.shells[0]]) {
      atStake += visitors.inFlight();
      await server?.kill();
      await server?.start();
    }
  });
  const lost = load.failures().length + load.honest().length;
  assert.ok(lost <= atStake, `${lost} lost, ${atStake} in flight:\n${load.failures().join('\n')}`);

  await Promise.all([site.store.kill(), site.balancer.kill(), site.metrics?.kill()]);
  await site.postgres.halt('SIGKILL');
  await site.postgres.resume();
  await Promise.all([site.store.start(), site.balancer.start(), site.metrics?.start()]);
  await untilHealthy();
  assertNoneFailed(await underLoad(() => delay(2000)));
});

interface Health {
  readonly areas: readonly { readonly area: string; readonly stable?: string }[];
}

const readVersion = async ({ operatorsUrl }: Server) => {
  const health = (await (await fetch(`${operatorsUrl}/healthz`)).json()) as Health;
  return health.areas.find((one) => one.area === area)?.stable;
};
const untilLive = async (server: Server, version: string) => {
  while ((await readVersion(server)) !== version) await delay(100);
};
const pick = (servers: readonly Server[], index: number): Server => {
  const server = servers[index];
  if (!server) throw new Error('The rehearsal has two servers of each kind.');
  return server;
};

test('the area store is lost: pages stay, a server that starts meanwhile gets no visitors until it is back', async () => {
  const [first, second] = [pick(site.shells, 0), pick(site.shells, 1)];
  const load = await underLoad(async () => {
    await site.store.end();
    await delay(5000);
    await second.end();
    const starting = second.start();
    await delay(5000);
    assert.equal((await fetch(`${second.url}/healthz`)).status, 503);
    await site.store.start();
    await starting;
    const version = await publishNext({ store, workDir, area, number: ++published });
    await Promise.all([untilLive(first, version), untilLive(second, version)]);
  });
  assertNoneFailed(load);
});

let newer = root;

test('a newer version adds to the schema beside an older host, which goes on reading and writing', async () => {
  newer = createNewerVersion(root, path.join(workDir, 'newer'));
  const [first, second] = [pick(site.apis, 0), pick(site.apis, 1)];
  const session = await signIn(site.siteUrl);
  const load = await underLoad(async () => {
    await replace(first, newer);
    const comment = 'From the older host';
    assert.equal(await postComment(second.url, comment, session, site.siteUrl), 200);
    assert.ok((await readComments(first.url)).includes(comment));
    await replace(second, newer);
  });
  assertNoneFailed(load);
});

test('a backup is restored, and visitors read when to try again until the hosts are back', async () => {
  const file = path.join(workDir, 'site.backup');
  const env = { ...process.env, DATABASE_URL: site.postgres.url };
  const command = (...args: string[]) => run(path.join(newer, 'deploy/scripts/api-command'), args, { env });
  const write = async (content: string) => {
    assert.equal(await postComment(site.siteUrl, content, await signIn(site.siteUrl)), 200);
  };
  const load = await underLoad(async () => {
    await write('Before the backup');
    await command('backup', file);
    await write('After the backup');
    await Promise.all(site.apis.map((host) => host.end()));
    await command('restore', file, '--replace');
    await Promise.all(site.apis.map((host) => host.start({ root: newer })));
    await untilHealthy();
  });
  assert.deepEqual(load.failures().slice(0, 20), [], `of ${load.count()} requests`);
  const comments = await readComments(site.siteUrl);
  assert.deepEqual(
    [comments.includes('Before the backup'), comments.includes('After the backup')],
    [true, false],
  );
  assertNoneFailed(await underLoad(() => delay(2000)));
});

interface Targets {
  readonly data: { readonly activeTargets: readonly { readonly health: string }[] };
}

/** Names of metrics in the queries of dashboards and alerts. */
function readUsedMetrics(): string[] {
  const files = ['prometheus/alerts.yml', 'grafana/dashboards/site.json', 'grafana/dashboards/servers.json'];
  const text = files.map((file) => readFileSync(path.join(root, 'deploy', file), 'utf8')).join();
  const names = text.match(/\b(hotdrop|process|nodejs)_\w+/g) ?? [];
  return [...new Set(names.map((name) => name.replace(/_(bucket|count|sum)$/, '')))];
}

test('servers have every metric that dashboards and alerts name', async () => {
  const texts = await Promise.all(
    [...site.shells, ...site.apis].map(async ({ operatorsUrl }) =>
      (await fetch(`${operatorsUrl}/metrics`)).text(),
    ),
  );
  const served = new Set(
    texts.flatMap((text) => [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name)),
  );
  assert.deepEqual(
    readUsedMetrics().filter((name) => !served.has(name)),
    [],
  );
});

test('Prometheus reads every server', async () => {
  assert.ok(site.metrics, '.ci/run installs Prometheus');
  const { url } = site.metrics;
  const read = async () => {
    const targets = (await (await fetch(`${url}/api/v1/targets`)).json()) as Targets;
    return targets.data.activeTargets.map(({ health }) => health);
  };
  while ((await read()).some((health) => health !== 'up')) await delay(500);
  assert.equal((await read()).length, 4);
});

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { NoPostgresError } from '../../postgres/programs.ts';
import { startPostgres } from '../../postgres/start-postgres.ts';
import { root, startApiHost } from '../../site-runner/index.ts';
import { startFreezableProxy } from './freezable-proxy.ts';

/** Starts API hosts as processes with their own data, and breaks their environment. */

const workDir = mkdtempSync(path.join(tmpdir(), 'hotdrop-api-host-'));
const dataDir = path.join(workDir, 'data');
const stops: (() => unknown)[] = [];
after(async () => {
  for (const stop of stops.toReversed()) await stop();
  rmSync(workDir, { recursive: true, force: true });
});

interface Body {
  /** Absent: the answer is a problem. */
  readonly data?: {
    readonly error?: string;
    readonly player?: { readonly accountId: string };
    readonly changes?: unknown;
  };
}

async function startHost(env: NodeJS.ProcessEnv = {}) {
  const host = await startApiHost({ root, workDir, env: { DATA_DIR: dataDir, ...env } });
  stops.push(host.stop);
  /** The answer for a visitor behind a proxy on this machine. */
  const get = async (address: string) => {
    const answer = await fetch(`${host.url}/api/v1${address}`, {
      headers: { 'x-forwarded-for': '203.0.113.7' },
      signal: AbortSignal.timeout(20_000),
    });
    const { status, headers } = answer;
    const body = (await answer.json()) as Body;
    return { status, retryAfter: Number(headers.get('retry-after')), data: body.data ?? {} };
  };
  return { ...host, get };
}

/** Returns the error message of a failed start. */
async function readRefusal(env: NodeJS.ProcessEnv = {}): Promise<string> {
  const { message } = await (await startHost(env)).ended;
  assert.match(message, /ended with exit code 1/);
  return message;
}

const eightDays = 8 * 86_400_000;

test('a clock that is set forward and back locks no visitor out', async () => {
  const clock = path.join(workDir, 'clock');
  const preload = new URL('./shifted-clock.ts', import.meta.url).href;
  const host = await startHost({
    NODE_OPTIONS: `--import ${preload}`,
    SHIFTED_CLOCK: clock,
    REQUESTS_PER_MINUTE: '60',
    DEMO_RENEWAL_SECONDS: '0',
  });
  await host.whenReady();
  const setClock = async (shift: number) => {
    writeFileSync(clock, String(shift));
    process.kill(host.pid, 'SIGUSR2');
    while (readFileSync(clock, 'utf8') !== 'set') await delay(50);
  };
  /** Makes requests up to the limit, and returns its `Retry-After`. */
  const spendLimit = async () => {
    for (;;) {
      const answer = await host.get('/stats/count');
      if (answer.status === 429) return answer.retryAfter;
      assert.equal(answer.status, 200);
    }
  };
  const renew = async () => (await host.get(`/rpc/player-sync/steam/${accountId}?flag=1`)).data;
  const accountId = (await host.get('/players/steam/Hotdrop')).data.player?.accountId;

  await setClock(eightDays);
  await renew();
  while (!('changes' in (await host.get(`/rpc/player-sync/steam/${accountId}`)).data)) await delay(1_000);
  assert.ok((await spendLimit()) <= 60);

  await setClock(0);
  const retryAfter = await spendLimit();
  assert.ok(retryAfter <= 60, `Retry-After is ${retryAfter} s`);
  await delay(retryAfter * 1000);
  assert.equal((await host.get('/stats/count')).status, 200);
  await delay(2_000);
  const renewed = await renew();
  assert.ok(!('error' in renewed), JSON.stringify(renewed));
  await host.stop();
});

test('half a database folder fails the start, stays unchanged, and opens again when it is complete', async () => {
  const files = path.join(dataDir, 'pglite', 'files');
  const away = path.join(workDir, 'PG_VERSION');
  renameSync(path.join(files, 'PG_VERSION'), away);
  const before = readdirSync(files);
  const message = await readRefusal();
  assert.match(message, /is incomplete: PG_VERSION is missing/);
  assert.match(message, /Restore/);
  assert.deepEqual(readdirSync(files), before);
  renameSync(away, path.join(files, 'PG_VERSION'));
  const host = await startHost();
  await host.whenReady();
  assert.equal((await host.get('/players/steam/Hotdrop')).status, 200);
  await host.stop();
});

test('a full disk at the first start says so, and the next start with space succeeds', async (context) => {
  const disk = path.join(workDir, 'disk');
  mkdirSync(disk);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', disk], { stdio: 'pipe' });
  } catch {
    return context.skip('only root may mount a small disk');
  }
  stops.push(() => execFileSync('umount', [disk]));
  const env = { DATA_DIR: path.join(disk, 'data') };
  const message = await readRefusal(env);
  assert.match(message, /could not be created/);
  assert.match(message, /The disk is full or almost full: free some space first/);
  execFileSync('mount', ['-o', 'remount,size=1g', disk]);
  const host = await startHost(env);
  await host.whenReady();
  await host.stop();
});

test('a frozen PostgreSQL causes quick 503s, and answers again when it continues', async (context) => {
  const postgres = await startPostgres().catch((error: unknown) => {
    if (error instanceof NoPostgresError) return null;
    throw error;
  });
  if (!postgres) return context.skip('PostgreSQL is not installed');
  stops.push(postgres.stop);
  const url = new URL(postgres.url);
  const proxy = await startFreezableProxy(new URL(postgres.url));
  stops.push(proxy.close);
  url.port = String(proxy.port);
  const host = await startHost({
    DATABASE_URL: url.href,
    SESSION_SECRET: 'a session secret for tests, 32 characters',
  });
  await host.whenReady();
  const read = () => host.get('/stats/comments');
  assert.equal((await read()).status, 200);

  proxy.freeze();
  // More calls than connections: the others wait for a connection.
  const answers = await Promise.all(Array.from({ length: 30 }, read));
  for (const { status, retryAfter } of answers) assert.ok(status === 503 && retryAfter > 0);
  assert.equal((await fetch(`${host.url}/healthz`)).status, 503);

  proxy.thaw();
  await host.whenReady();
  assert.equal((await read()).status, 200);
});

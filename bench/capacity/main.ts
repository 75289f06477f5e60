import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { AnswerData, Refusal } from '@hotdrop/shared-domain/wire';
import { buildSite, freePort, root, startSite, testAreaStore } from '@hotdrop/tools/site-runner';
import { giveVerdicts } from '../browser/verdicts.ts';
import type { Measurement } from '../results.ts';
import { readPostgresTime, readServerTime } from './cpu-time.ts';

/**
 * Measures the CPU time of a page, a call, and a renewal in each process: other work on the machine changes it little.
 * Run it with: node tools/postgres/main.ts node bench/capacity/main.ts
 */

const database = process.env.TEST_POSTGRES_URL;
if (!database) throw new Error('Run: npm run bench -- capacity');

const workDir = mkdtempSync(path.join(tmpdir(), 'hotdrop-capacity-'));
await buildSite({ root, areaStore: testAreaStore, say: console.log });
const site = await startSite({
  root,
  ports: { site: await freePort(), api: await freePort() },
  areaStore: testAreaStore,
  workDir,
  env: {
    DATABASE_URL: database,
    SESSION_SECRET: 'a secret for measurements, long enough',
    REQUESTS_PER_MINUTE: '1000000',
    DEMO_RENEWAL_SECONDS: '0',
    LOG_LEVEL: 'warn',
  },
});

interface Times {
  readonly shell: number;
  readonly api: number;
  readonly database: number;
}

const readTimes = async (): Promise<Times> => ({
  shell: await readServerTime(site.operatorsUrl),
  api: await readServerTime(site.apiOperatorsUrl),
  database: readPostgresTime(new URL(database).port),
});

async function readData<T>(call: string): Promise<T> {
  const { data }: { data: T } = await (await fetch(`${site.siteUrl}/api/v1${call}`)).json();
  return data;
}

const { ranks } = await readData<AnswerData<'getLeaderboard'>>('/ranks/steam/squad?perPage=500');
const players = ranks.slice(0, 100);

type Renewal = AnswerData<'syncPlayer'> | Refusal;

/** A few at a time, as from several visitors. */
const clients = 4;

/** CPU time in ms of each piece of work, without what the servers use by themselves in this time. */
async function measure(
  count: number,
  work: (index: number) => Promise<unknown>,
  idle: Times,
  warmUp = 300,
): Promise<Times> {
  // Compiles the code, fills caches, and computes once for each player what the site stores.
  for (let index = 0; index < warmUp; index++) await work(index);
  const [before, begin] = [await readTimes(), performance.now()];
  let next = 0;
  const client = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: clients }, client));
  const [after, seconds] = [await readTimes(), (performance.now() - begin) / 1000];
  const share = (name: keyof Times) => (after[name] - before[name] - idle[name] * seconds) / count;
  return { shell: share('shell'), api: share('api'), database: share('database') };
}

async function measureIdle(): Promise<Times> {
  const [before, begin] = [await readTimes(), performance.now()];
  await delay(15_000);
  const [after, seconds] = [await readTimes(), (performance.now() - begin) / 1000];
  const rate = (name: keyof Times) => (after[name] - before[name]) / seconds;
  return { shell: rate('shell'), api: rate('api'), database: rate('database') };
}

async function ask(address: string) {
  const response = await fetch(site.siteUrl + address);
  await response.text();
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
}

const nameAt = (index: number) => players[index % players.length]?.name ?? '';
const idAt = (index: number) => players[index % players.length]?.accountId ?? '';

let renewals = 0;

/** Renews the next player, because each rests for some minutes after a renewal. */
async function renew() {
  const call = `/rpc/player-sync/steam/${idAt(renewals++)}`;
  let answer = await readData<Renewal>(`${call}?flag=1`);
  while ('waitCount' in answer) {
    await delay(100);
    answer = await readData<Renewal>(call);
  }
  if ('error' in answer) throw new Error(`A renewal was refused: ${answer.error}`);
}

try {
  for (const { name } of players) await ask(`/api/v1/players/steam/${name}`);
  // Jobs that the first visits have started end first.
  await delay(20_000);
  const idle = await measureIdle();
  const report = (what: string, { shell, api, database: db }: Times): Measurement => ({
    what: `${what}: CPU time of shell, API host, PostgreSQL`,
    target: '–',
    measured: `${shell.toFixed(1)}, ${api.toFixed(1)}, ${db.toFixed(1)} ms`,
    isKept: true,
  });
  giveVerdicts([
    report(
      'a page of a profile',
      await measure(300, (index) => ask(`/pubg/profile/steam/${nameAt(index)}`), idle),
    ),
    report('home', await measure(300, () => ask('/pubg'), idle)),
    report('a page of a leaderboard', await measure(300, () => ask('/pubg/ranks/steam/squad'), idle)),
    report(
      'a call for matches',
      await measure(400, (index) => ask(`/api/v1/players/steam/${idAt(index)}/matches?page=1`), idle),
    ),
    report(
      'a call for a player',
      await measure(400, (index) => ask(`/api/v1/players/steam/${nameAt(index)}`), idle),
    ),
    report('a renewal with its new matches', await measure(60, renew, idle, 20)),
  ]);
} finally {
  await site.stop();
  rmSync(workDir, { recursive: true, force: true });
}

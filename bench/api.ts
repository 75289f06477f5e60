import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { weekBefore, weekOf } from '@hotdrop/shared-domain/text';
import { root, startApiHost } from '@hotdrop/tools/site-runner';
import { measureLoad } from './load.ts';
import { type Measurement, report } from './measurement.ts';

/**
 * Measures requests per second and latency of the API host on PostgreSQL, with 100,000 players and 1,000,000 match
 * participants. `BENCH_SECONDS` sets the duration for each call (5).
 */

const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const players = 100_000;
const leastProfiles = 1_000;
const longestWait = 40;

const numberOf = (turn: number) => 1 + ((turn * 7919) % players);
const nameOf = (number: number) => `load-${String(number).padStart(6, '0')}`;
const idOf = (number: number) => `account.${createHash('md5').update(String(number)).digest('hex')}`;
const someId = (turn: number) => idOf(numberOf(turn));
/** A player with 3,000 matches, as `fill.ts` stores them. */
const busyId = idOf(50_000);
const lastWeek = weekBefore(weekOf(Date.now())).id;

const calls: Readonly<Record<string, (turn: number) => string>> = {
  profile: (turn) => `/players/steam/${nameOf(numberOf(turn))}`,
  season: (turn) => `/players/steam/${someId(turn)}/seasons/pc-2018-43`,
  climbs: (turn) => `/players/steam/${someId(turn)}/seasons/pc-2018-43/climbs`,
  matches: (turn) => `/players/steam/${someId(turn)}/matches?page=1`,
  'form, 3,000 matches': () => `/players/steam/${busyId}/form?mode=squad&kind=ranked&season=pc-2018-43`,
  'sessions, 3,000 matches': () => `/players/steam/${busyId}/sessions`,
  'maps, 3,000 matches': () => `/players/steam/${busyId}/maps-and-weapons`,
  'teammates, 3,000 matches': () => `/players/steam/${busyId}/teammates`,
  'week, 3,000 matches': () => `/players/steam/${busyId}/weeks/${lastWeek}`,
  shared: (turn) => `/players/steam/${someId(turn)}/shared-matches?with=${someId(turn + 1)}`,
  'find on a board': (turn) => `/ranks/steam/squad/find?name=${nameOf(numberOf(turn))}`,
  ranks: (turn) => `/ranks/steam/squad?page=${1 + (turn % 10)}`,
  'ranks, all 500': () => '/ranks/steam/squad?perPage=500&sort=-wins',
  climbers: () => '/ranks/climbers',
  ratings: () => '/stats/rating/steam/squad',
  playing: (turn) => `/stats/steam?range=${['day', 'week', 'month', 'year'][turn % 4]}`,
  comments: (turn) => `/stats/comments?page=${1 + (turn % 20)}`,
};

const workDir = mkdtempSync(path.join(tmpdir(), 'hotdrop-bench-'));
const settings = {
  ...process.env,
  DATABASE_URL: process.env.TEST_POSTGRES_URL,
  SESSION_SECRET: 'a secret for measurements, long enough',
  LOG_LEVEL: 'warn',
};
const fill = spawnSync(process.execPath, [path.join(root, 'api/load-tests/fill.ts')], {
  env: settings,
  stdio: 'inherit',
});
if (fill.status !== 0) throw new Error('Filling the database failed.');
const host = await startApiHost({ workDir, env: settings });
try {
  await host.whenReady();
  const rows: Measurement[] = [];
  for (const [call, pathOf] of Object.entries(calls)) {
    const { perSecond, p99, failed } = await measureLoad({
      url: host.url,
      pathOf: (turn: number) => `/api/v1${pathOf(turn)}`,
      connections: 16,
      seconds,
    });
    const least = call === 'profile' ? leastProfiles : 0;
    rows.push({
      what: call,
      target: `${least ? `≥ ${least} a second; ` : ''}p99 at half load ≤ ${longestWait} ms`,
      measured: `${perSecond.toFixed(0)} a second; p99 ${p99} ms; ${failed} failed`,
      isKept: failed === 0 && perSecond >= least && p99 <= longestWait,
    });
  }
  report('api', rows);
} finally {
  await host.stop();
  rmSync(workDir, { recursive: true, force: true });
}

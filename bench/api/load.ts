import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { weekBefore, weekOf } from '@hotdrop/shared-domain/text';
import { giveVerdicts } from '../browser/verdicts.ts';
import type { Measurement } from '../results.ts';
import { drive, type Measured } from './drive.ts';
import { runProgram, type Settings, startHost } from './host.ts';

/**
 * Measures requests per second and latency of the API host on both databases, with 100,000 players and 1,000,000 match
 * participants. `BENCH_SECONDS` sets the duration for each call (5).
 */

const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const players = 100_000;

const someone = (turn: number) => 1 + ((turn * 7919) % players);
const nameOf = (number: number) => `load-${String(number).padStart(6, '0')}`;
const idOf = (number: number) => `account.${createHash('md5').update(String(number)).digest('hex')}`;

/** A player with 3,000 matches, as `api/load-tests/fill.ts` stores them. */
const busyId = idOf(50_000);
const lastWeek = weekBefore(weekOf(Date.now())).id;

const calls: Readonly<Record<string, (turn: number) => string>> = {
  profile: (turn) => `/players/steam/${nameOf(someone(turn))}`,
  seasons: (turn) => `/players/steam/${idOf(someone(turn))}/seasons/pc-2018-43`,
  climbs: (turn) => `/players/steam/${idOf(someone(turn))}/seasons/pc-2018-43/climbs`,
  'climbs of 3,000 matches': () => `/players/steam/${idOf(4711)}/seasons/pc-2018-43/climbs`,
  tiers: () => '/stats/tiers/steam/pc-2018-43',
  matches: (turn) => `/players/steam/${idOf(someone(turn))}/matches?page=1`,
  form: (turn) => `/players/steam/${idOf(someone(turn))}/form?mode=squad&kind=ranked&season=pc-2018-43`,
  sessions: (turn) => `/players/steam/${idOf(someone(turn))}/sessions`,
  'form, 3,000 matches': () => `/players/steam/${busyId}/form?mode=squad&kind=ranked&season=pc-2018-43`,
  'sessions, 3,000 matches': () => `/players/steam/${busyId}/sessions`,
  maps: (turn) => `/players/steam/${idOf(someone(turn))}/maps-and-weapons`,
  teammates: (turn) => `/players/steam/${idOf(someone(turn))}/teammates`,
  times: (turn) => `/players/steam/${idOf(someone(turn))}/play-times`,
  'maps, 3,000 matches': () => `/players/steam/${busyId}/maps-and-weapons`,
  'teammates, 3,000 matches': () => `/players/steam/${busyId}/teammates`,
  'times, 3,000 matches': () => `/players/steam/${busyId}/play-times`,
  shared: (turn) => `/players/steam/${idOf(someone(turn))}/shared-matches?with=${idOf(someone(turn + 1))}`,
  'shared, 3,000 matches': (turn) =>
    `/players/steam/${busyId}/shared-matches?with=${Array.from({ length: 5 }, (_, at) => idOf(1 + ((turn * 5 + at) % 40_000))).join()}`,
  week: (turn) => `/players/steam/${idOf(someone(turn))}/weeks/${lastWeek}`,
  'week, 3,000 matches': () => `/players/steam/${busyId}/weeks/${lastWeek}`,
  'find on a board': (turn) => `/ranks/steam/squad/find?name=${nameOf(someone(turn))}`,
  'find beyond a board': (turn) => `/ranks/steam/duo/find?name=${nameOf(someone(turn))}`,
  'ranks, sorted': (turn) =>
    `/ranks/steam/squad?page=${1 + (turn % 10)}&sort=${['-games', 'damage', 'winRate'][turn % 3]}`,
  'ranks, all 500': () => '/ranks/steam/squad?perPage=500&sort=-wins',
  ratings: () => '/stats/rating/steam/squad',
  'place of points': (turn) => `/stats/rating/steam/squad/place?points=${1000 + ((turn * 37) % 2900)}`,
  'match of the day': () => '/matches/of-the-day',
  'playing, compared': (turn) =>
    `/stats/steam?range=${['day', 'week', 'month', 'year'][turn % 4]}&compare=${turn % 2 ? 'week' : 'year'}`,
  climbers: () => '/ranks/climbers',
  ranks: (turn) => `/ranks/steam/squad?page=${1 + (turn % 10)}`,
  comments: (turn) => `/stats/comments?page=${1 + (turn % 20)}`,
};

interface Row {
  readonly call: string;
  readonly full: Measured;
  readonly half: Measured;
}

const measure = async (base: string): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const [call, pathOf] of Object.entries(calls)) {
    const urlOf = (turn: number) => `${base}/api/v1${pathOf(turn)}`;
    await drive({ urlOf, seconds: Math.min(2, seconds), visitors: 16 });
    const full = await drive({ urlOf, seconds, visitors: 16 });
    const half = await drive({ urlOf, seconds, visitors: 32, rate: full.perSecond / 2 });
    rows.push({ call, full, half });
  }
  return rows;
};

const number = (value: number, width: number, digits = 0) => value.toFixed(digits).padStart(width);

const print = (database: string, rows: readonly Row[]): void => {
  console.log(
    `\n${database}\ncall                       requests/s   p50 ms   p99 ms | at half that: p50 ms   p99 ms   failed`,
  );
  for (const { call, full, half } of rows) {
    console.log(
      `${call.padEnd(26)} ${number(full.perSecond, 10)} ${number(full.p50, 8, 1)} ${number(full.p99, 8, 1)} | ` +
        `${number(half.p50, 20, 1)} ${number(half.p99, 8, 1)} ${number(full.failed + half.failed, 8)}`,
    );
  }
};

/** Calls beside the profile must be fast, but fewer of them are made than of profiles. */
const isBeside = (call: string) =>
  /^(form|sessions|climbs|tiers|maps|teammates|times|shared|week|find|ranks|climbers|ratings|place|match of|playing)/.test(
    call,
  );

/** The targets apply to PostgreSQL; the embedded database is for comparison. */
const judge = (database: string, rows: readonly Row[]): Measurement[] =>
  rows.flatMap(({ call, full, half }) => {
    const isTarget = database === 'PostgreSQL' && call === 'profile';
    const hasLimit = isTarget || (database === 'PostgreSQL' && isBeside(call));
    const failed = full.failed + half.failed;
    return [
      {
        what: `${database}, ${call}: requests a second`,
        target: isTarget ? '≥ 800' : '–',
        measured: `${full.perSecond.toFixed(0)}, ${failed} failed`,
        isKept: failed === 0 && (!isTarget || full.perSecond >= 800),
      },
      {
        what: `${database}, ${call}: p99 at half that load`,
        target: hasLimit ? '≤ 40 ms' : '–',
        measured: `${half.p99.toFixed(1)} ms`,
        isKept: !hasLimit || half.p99 <= 40,
      },
    ];
  });

const run = async (database: string, settings: Settings): Promise<Measurement[]> => {
  console.log(`\n${database}: filling it`);
  if (!runProgram('load-tests/fill.ts', settings)) throw new Error('Filling the database failed.');
  const host = await startHost(settings);
  let rows: Row[] = [];
  try {
    rows = await measure(host.url);
    print(database, rows);
  } finally {
    await host.stop();
  }
  const isIndexed = runProgram('load-tests/explain.ts', settings);
  return [
    ...judge(database, rows),
    {
      what: `${database}: queries that read a big table from end to end`,
      target: 'none',
      measured: isIndexed ? 'none' : 'some',
      isKept: isIndexed,
    },
  ];
};

const folder = mkdtempSync(join(tmpdir(), 'hotdrop-bench-'));
const postgres = process.env.TEST_POSTGRES_URL;
try {
  const verdicts: Measurement[] = [];
  if (postgres) {
    const settings = { DATABASE_URL: postgres, SESSION_SECRET: 'a secret for measurements, long enough' };
    verdicts.push(...(await run('PostgreSQL', settings)));
  } else {
    console.log('PostgreSQL is left out. With it: node tools/postgres/main.ts node bench/api/load.ts');
  }
  verdicts.push(...(await run('PGlite', { DATA_DIR: folder })));
  giveVerdicts(verdicts);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

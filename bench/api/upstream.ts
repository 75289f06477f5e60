import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { giveVerdicts, median } from '../browser/verdicts.ts';
import type { Measurement } from '../results.ts';

/**
 * Simulates hours of a site with a real key, and a service that enforces the key's limit. The clock is simulated; the
 * host, its database, and its jobs are real. Run it with: node tools/postgres/main.ts node bench/api/upstream.ts
 */

/** The part of the program's report that this measurement needs. */
interface Report {
  readonly known: { readonly pages: number; readonly atOnce: number };
  readonly pastSeasons: { readonly opened: number; readonly waits: readonly number[] };
  readonly fresh: { readonly pages: number; readonly waits: readonly number[]; readonly turnedAway: number };
  readonly key: { readonly allowed: number; readonly used: Readonly<Record<string, number>> };
  readonly errors: readonly string[];
}

const program = resolve(import.meta.dirname, '../../api/src/load-tests/traffic/main.ts');
const visitors = 1_000;
const maxWait = 30;

const simulate = (limit: number, hours: number): Report => {
  const { status, stdout } = spawnSync(process.execPath, [program, limit, visitors, hours].map(String), {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`The simulation of a key of ${limit} ended with code ${status}.`);
  return JSON.parse(stdout) as Report;
};

const percent = (part: number, whole: number) => (part / whole) * 100;
const show = (value: number) => `${value.toFixed(1)} %`;
const within = ({ fresh }: Report, seconds: number) =>
  percent(fresh.waits.filter((wait) => wait <= seconds * 1_000).length, fresh.pages);

const small = simulate(10, 0.6);
const large = simulate(100, 0.2);

const { fresh, known, key } = small;
const minutes = fresh.waits.map((wait) => wait / 60_000);
const background = ['board', 'later', 'detail'];
const used = Object.entries(key.used);
const forVisitors = used
  .filter(([work]) => !background.includes(work))
  .reduce((sum, [, count]) => sum + count, 0);
const errors = [...small.errors, ...large.errors];
const measurements: readonly Measurement[] = [
  {
    what: 'key of 10: known players with figures at once',
    target: '≥ 90 %',
    measured: show(percent(known.atOnce, known.pages)),
    isKept: percent(known.atOnce, known.pages) >= 90,
  },
  {
    what: 'key of 10: share of the key for visitors',
    target: '≥ 85 %',
    measured: `${show(percent(forVisitors, key.allowed))} (${used.map(([work, count]) => `${work} ${count}`).join(', ')})`,
    isKept: percent(forVisitors, key.allowed) >= 85,
  },
  {
    what: 'key of 10: requests for leaderboards, background renewals, clans and weapon mastery',
    target: 'none is 0',
    measured: background.map((work) => key.used[work] ?? 0).join(', '),
    isKept: background.every((work) => (key.used[work] ?? 0) > 0),
  },
  {
    what: 'key of 10: the longest and the median wait of a new player',
    target: `≤ ${maxWait} min`,
    measured: `${Math.max(...minutes).toFixed(1)} min, ${median(minutes).toFixed(1)} min`,
    isKept: Math.max(...minutes) <= maxWait,
  },
  {
    what: 'key of 10: new players with figures within 5 s, within 60 s, later, at capacity',
    target: '–',
    measured: [
      show(within(small, 5)),
      show(within(small, 60)),
      show(percent(fresh.waits.length, fresh.pages) - within(small, 60)),
      show(percent(fresh.turnedAway, fresh.pages)),
    ].join(', '),
    isKept: fresh.waits.length + fresh.turnedAway === fresh.pages,
  },
  {
    what: 'key of 100: new players with figures within 10 s',
    target: '≥ 95 %',
    measured: `${show(within(large, 10))} (within 5 s ${show(within(large, 5))}, at capacity ${large.fresh.turnedAway})`,
    isKept: within(large, 10) >= 95,
  },
  {
    what: 'both keys: past seasons that were opened, and the longest wait',
    target: '–',
    measured: `${small.pastSeasons.opened + large.pastSeasons.opened}, ${(Math.max(0, ...small.pastSeasons.waits, ...large.pastSeasons.waits) / 1_000).toFixed(0)} s`,
    isKept: [small, large].every(({ pastSeasons }) => pastSeasons.opened === pastSeasons.waits.length),
  },
  {
    what: 'both keys: other errors that visitors see',
    target: '0',
    measured: String(errors.length),
    isKept: errors.length === 0,
  },
];
for (const error of new Set(errors)) console.error(error);
giveVerdicts(measurements);

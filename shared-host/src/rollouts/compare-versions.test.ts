import { someMetrics } from '../testing/index.ts';
import { compareVersions } from './compare-versions.ts';
import { addBoth, type MetricsOfBoth } from './metrics.ts';

/** A repeatable source of numbers from 0 to 1 (mulberry32). */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Version {
  /** Chances of a fault of a page, and of a slow visit. */
  readonly faults: number;
  readonly slow: number;
}

const pagesOfLook = 200;

/** Compares after each 200 pages of both versions, as shells do every few seconds, and lists the verdicts. */
function watchRollout(canary: Version, stable: Version, looks: number, random: () => number) {
  const draw = (times: number, chance: number) =>
    Array.from({ length: times }, random).filter((one) => one < chance).length;
  const sample = ({ faults, slow }: Version) => {
    const visits = pagesOfLook / 2;
    return someMetrics({
      pages: pagesOfLook,
      faults: draw(pagesOfLook, faults),
      visits,
      slow: draw(visits, slow) / visits,
    });
  };
  let sum: MetricsOfBoth | undefined;
  return Array.from({ length: looks }, () => {
    const more = { canary: sample(canary), stable: sample(stable) };
    sum = sum ? addBoth(sum, more) : more;
    return compareVersions(sum, 50).measures.map(({ verdict }) => verdict);
  });
}

const usual = { faults: 0.002, slow: 0.2 };

test('checks each of a hundred rollouts a hundred times, and finds no equal version worse', () => {
  const random = seeded(1);
  const worse = Array.from({ length: 100 }, () => watchRollout(usual, usual, 100, random)).filter((looks) =>
    looks.flat().includes('worse'),
  );
  expect(worse).toHaveLength(0);
});

test.each([
  ['fails four times as often', { ...usual, faults: 0.01 }],
  ['is slow for a third of the visits', { ...usual, slow: 0.33 }],
])('finds nearly every version that %s', (_, canary) => {
  const random = seeded(2);
  const found = Array.from({ length: 40 }, () => watchRollout(canary, usual, 100, random)).filter((looks) =>
    looks.flat().includes('worse'),
  );
  expect(found.length).toBeGreaterThanOrEqual(38);
});

test('is sure with more data, and says how much is missing until then', () => {
  const half = { pages: 3_000, visits: 500 };
  const few = compareVersions({ canary: someMetrics(half), stable: someMetrics({ pages: 90_000 }) }, 50);
  const [faults] = few.measures;
  expect(faults).toMatchObject({ name: 'faults', verdict: 'not sure', missing: expect.any(Number) });
  const enough = 3_000 + 2 * (faults?.missing ?? 0);
  const more = { canary: someMetrics({ pages: enough }), stable: someMetrics({ pages: 90_000 }) };
  expect(compareVersions(more, 50).measures[0]).toMatchObject({ verdict: 'no worse', missing: undefined });
});

test('asks a small share for less certainty than a large one', () => {
  const metrics = { canary: someMetrics({ pages: 2_000 }), stable: someMetrics({ pages: 90_000 }) };
  const verdictAt = (percent: number) => compareVersions(metrics, percent).measures[0]?.verdict;
  expect([1, 50].map(verdictAt)).toEqual(['no worse', 'not sure']);
});

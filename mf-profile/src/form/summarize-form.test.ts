import { rankedStats } from '@hotdrop/shared-domain/stats';
import { aPlayerMatch, minutesAgo, someRankedStats } from '@hotdrop/shared-domain/testing';
import type { PlayerMatch } from '@hotdrop/shared-domain/wire';
import { findTrend, heightOf, scaleOf, summarizeForm } from './summarize-form.ts';

const season = rankedStats(someRankedStats());
/** Builds matches that end ten minutes before the next one begins, newest first. */
const matches = (...changes: readonly Partial<PlayerMatch>[]) =>
  changes.map((change, at) =>
    aPlayerMatch({ id: `match-${at}`, createdAt: minutesAgo(30 * (at + 1)), timeSurvived: 1200, ...change }),
  );
const alike = (count: number, change: Partial<PlayerMatch> = {}) =>
  matches(...Array.from({ length: count }, () => change));

test('sums the matches up, oldest first', () => {
  const summary = summarizeForm(
    matches(
      { teamRank: 1, kills: 5, damageDealt: 600 },
      { teamRank: 10, kills: 1, damageDealt: 100 },
      { teamRank: 11, kills: 0, damageDealt: 20 },
    ),
    season,
  );
  expect(summary.matches.map(({ id }) => id)).toEqual(['match-2', 'match-1', 'match-0']);
  expect(summary).toMatchObject({ wins: 1, top10s: 2, kills: 6, best: { id: 'match-0' } });
  expect(summary.stats).toEqual({ damage: 240, kd: 3, top10Rate: 0.667 });
});

test('has no top 10 among ten teams or fewer', () => {
  const small = matches(
    { teamRank: 1, teamTotal: 10 },
    { teamRank: 3, teamTotal: 8 },
    { teamRank: 3, teamTotal: 11 },
  );
  expect(summarizeForm(small, season)).toMatchObject({ wins: 1, top10s: 1 });
});

test('compares twenty matches and more with the season, and fewer with nothing', () => {
  expect(summarizeForm(alike(19), season).change).toBeNull();
  const { change } = summarizeForm(alike(20, { teamRank: 2, kills: 4, damageDealt: 400 }), season);
  // The season has 331 damage, 2.38 K/D, and 38.7 % in the top ten.
  expect(change?.damage).toBe(69);
  expect(change?.kd).toBeCloseTo(1.62);
  expect(change?.top10Rate).toBeCloseTo(0.613);
});

test('marks the first match of each session', () => {
  const played = matches({}, {}, { createdAt: minutesAgo(600) }, { createdAt: minutesAgo(630) });
  expect(summarizeForm(played, season).matches.map(({ isFirst }) => isFirst)).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test.each([
  [{ damage: 10, kd: 0.1, top10Rate: -0.1 }, 'better'],
  [{ damage: -10, kd: null, top10Rate: 0 }, 'worse'],
  [{ damage: 10, kd: -0.1, top10Rate: 0 }, 'same'],
] as const)('finds the trend of %j', (change, trend) => {
  expect(findTrend(change)).toBe(trend);
});

test('scales all columns by the largest match', () => {
  const mixed = matches({ teamTotal: 16 }, { teamTotal: 100 });
  expect(scaleOf(mixed)).toBe(100);
  expect([1, 16, 100].map((place) => heightOf(place, 16))).toEqual([1, 0.06, 0.06]);
  expect(heightOf(10, 16)).toBeCloseTo(0.4);
  // A match of one team, as in some events.
  expect(heightOf(1, scaleOf(matches({ teamTotal: 1, teamRank: 1 })))).toBe(1);
});

import fc from 'fast-check';
import { newerOutcomes, oldStyleOutcomes, roundTo } from './formulas.ts';
import * as stats from './index.ts';

const { averageDamage, headshotShare, killDeathAssistRatio, killDeathRatio, top10Rate, winRate } = stats;

test.each([
  ['K/D has two decimals', killDeathRatio(402, 169), 2.38],
  ['K/D without a loss is the kills', killDeathRatio(7, 0), 7],
  ['K/D of unknown kills', killDeathRatio(null, 3), null],
  ['K/D of unknown losses', killDeathRatio(3, null), null],
  ['KDA counts assists', killDeathAssistRatio(402, 171, 169), 3.39],
  ['KDA without a loss', killDeathAssistRatio(2, 1, 0), 3],
  ['KDA of unknown kills', killDeathAssistRatio(null, 1, 1), null],
  ['KDA of unknown assists', killDeathAssistRatio(1, null, 1), null],
  ['a win rate has one decimal of a percent', winRate(17, 186), 0.091],
  ['a win rate without games', winRate(0, 0), null],
  ['a win rate of contradictory numbers', winRate(9, 3), 1],
  ['a win rate below zero', winRate(-1, 3), 0],
  ['a top-10 rate', top10Rate(72, 186), 0.387],
  ['a top-10 rate of unknown games', top10Rate(3, null), null],
  ['headshots among kills', headshotShare(117, 468), 0.25],
  ['headshots without kills', headshotShare(0, 0), null],
  ['unknown headshots', headshotShare(null, 5), null],
  ['average damage in whole points', averageDamage(61_566, 186), 331],
  ['average damage without games', averageDamage(10, 0), null],
  ['an average rank has one decimal', stats.averageRank(6.4499), 6.4],
  ['an average rank of 0 is missing', stats.averageRank(0), null],
  ['distance in kilometers', stats.distanceInKilometers(2410, 1255), 3.67],
  ['a rank on a later page', stats.rankNumber(3, 25, 4), 55],
  ['pages with an incomplete last one', stats.pageCount(214, 20), 11],
  ['complete pages', stats.pageCount(200, 20), 10],
  ['pages of an impossible count', stats.pageCount(-3, 20), 0],
  ['pages without rows', stats.pageCount(5, 0), 0],
  ['half up, despite binary fractions', roundTo(1.005, 2), 1.01],
])('%s', (_, value, expected) => {
  expect(value).toBe(expected);
});

test('losses are games without a top ten, and tops are top tens without a win', () => {
  const outcomes = { wins: 12, tops: 47, losses: 83 };
  expect(oldStyleOutcomes({ roundsPlayed: 142, wins: 12, top10s: 59 })).toEqual(outcomes);
  expect(newerOutcomes({ roundsPlayed: 142, wins: 12, top10Ratio: 59 / 142 })).toEqual(outcomes);
  expect(newerOutcomes({ roundsPlayed: 186, wins: 17, top10Ratio: null })).toBeNull();
  expect(oldStyleOutcomes({ roundsPlayed: 1, wins: 3, top10s: 2 })).toEqual({ wins: 3, tops: 0, losses: 0 });
  expect(newerOutcomes({ roundsPlayed: 10, wins: 3, top10Ratio: 0.1 })).toEqual({
    wins: 3,
    tops: 0,
    losses: 9,
  });
});

test('for any counts, rates are between 0 and 1, nothing divides by zero, and outcomes add up', () => {
  const count = fc.nat(1_000_000);
  fc.assert(
    fc.property(count, count, count, (a, b, c) => {
      for (const rate of [winRate(a, b), top10Rate(a, b), headshotShare(a, b)]) {
        expect(rate === null || (rate >= 0 && rate <= 1)).toBe(true);
      }
      for (const value of [killDeathRatio(a, b), killDeathAssistRatio(a, b, c), averageDamage(a, b)]) {
        expect(value === null || (Number.isFinite(value) && value >= 0)).toBe(true);
      }
      const [wins = 0, top10s = 0, roundsPlayed = 0] = [a, b, c].sort((x, y) => x - y);
      const top10Ratio = roundsPlayed ? top10s / roundsPlayed : 0;
      for (const sum of [
        oldStyleOutcomes({ wins, top10s, roundsPlayed }),
        newerOutcomes({ wins, roundsPlayed, top10Ratio }),
      ]) {
        expect(sum && sum.wins + sum.tops + sum.losses).toBe(roundsPlayed);
      }
    }),
  );
});

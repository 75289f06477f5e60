import fc from 'fast-check';
import {
  averageDamage,
  averageRank,
  distanceInKilometers,
  headshotShare,
  killDeathAssistRatio,
  killDeathRatio,
  pageCount,
  rankNumber,
  top10Rate,
  winRate,
} from './index.ts';
import { decimals, roundTo } from './numbers.ts';
import { newerOutcomes, oldStyleOutcomes } from './outcomes.ts';

test('K/D is kills per loss with two decimals', () => {
  expect(killDeathRatio(402, 169)).toBe(2.38);
});

test('K/D is the number of kills for a player who never lost', () => {
  expect(killDeathRatio(7, 0)).toBe(7);
});

test('K/D is null for unpublished figures', () => {
  expect(killDeathRatio(null, 3)).toBeNull();
  expect(killDeathRatio(3, null)).toBeNull();
});

test('KDA counts assists and has two decimals', () => {
  expect(killDeathAssistRatio(402, 171, 169)).toBe(3.39);
  expect(killDeathAssistRatio(2, 1, 0)).toBe(3);
  expect(killDeathAssistRatio(null, 1, 1)).toBeNull();
  expect(killDeathAssistRatio(1, null, 1)).toBeNull();
});

test('win rate and top-10 rate have one decimal of a percent', () => {
  expect(winRate(17, 186)).toBe(0.091);
  expect(top10Rate(72, 186)).toBe(0.387);
  expect([decimals.winRate, decimals.top10Rate]).toEqual([1, 1]);
});

test('a rate without games is null', () => {
  expect(winRate(0, 0)).toBeNull();
  expect(top10Rate(3, null)).toBeNull();
});

test('a rate of contradictory figures is between 0 and 1', () => {
  expect(winRate(9, 3)).toBe(1);
  expect(winRate(-1, 3)).toBe(0);
});

test('the headshot share is headshots among kills', () => {
  expect(headshotShare(117, 468)).toBe(0.25);
  expect(headshotShare(0, 0)).toBeNull();
  expect(headshotShare(null, 5)).toBeNull();
});

test('average damage is rounded to whole points', () => {
  expect(averageDamage(61_566, 186)).toBe(331);
  expect(averageDamage(10, 0)).toBeNull();
});

test('average rank has one decimal, and a published 0 counts as missing', () => {
  expect(averageRank(6.4499)).toBe(6.4);
  expect(averageRank(0)).toBeNull();
  expect(averageRank(null)).toBeNull();
});

test('distance is walking and riding in kilometers with two decimals', () => {
  expect(distanceInKilometers(2410, 1255)).toBe(3.67);
  expect(distanceInKilometers(0, 0)).toBe(0);
});

test('ranks continue across pages', () => {
  expect(rankNumber(1, 25, 0)).toBe(1);
  expect(rankNumber(3, 25, 4)).toBe(55);
});

test('counts an incomplete last page', () => {
  expect(pageCount(214, 20)).toBe(11);
  expect(pageCount(200, 20)).toBe(10);
  expect(pageCount(0, 20)).toBe(0);
  expect(pageCount(-3, 20)).toBe(0);
  expect(pageCount(5, 0)).toBe(0);
});

test('rounds half up, despite errors of binary fractions', () => {
  expect(roundTo(1.005, 2)).toBe(1.01);
  expect(roundTo(2.5, 0)).toBe(3);
  expect(roundTo(0.0914, 3)).toBe(0.091);
});

test('old style: losses are games without a top ten, tops are top tens without a win', () => {
  expect(oldStyleOutcomes({ roundsPlayed: 142, wins: 12, top10s: 59 })).toEqual({
    wins: 12,
    tops: 47,
    losses: 83,
  });
});

test('newer: the top tens come from their published share', () => {
  expect(newerOutcomes({ roundsPlayed: 186, wins: 17, top10Ratio: 0.3871 })).toEqual({
    wins: 17,
    tops: 55,
    losses: 114,
  });
  expect(newerOutcomes({ roundsPlayed: 186, wins: 17, top10Ratio: null })).toBeNull();
});

test('contradictory figures never give negative counts', () => {
  expect(oldStyleOutcomes({ roundsPlayed: 1, wins: 3, top10s: 2 })).toEqual({ wins: 3, tops: 0, losses: 0 });
  expect(newerOutcomes({ roundsPlayed: 10, wins: 3, top10Ratio: 0.1 })).toEqual({
    wins: 3,
    tops: 0,
    losses: 9,
  });
});

const count = fc.nat(1_000_000);

test('for any counts, rates are between 0 and 1 and nothing divides by zero', () => {
  fc.assert(
    fc.property(count, count, count, (a, b, c) => {
      for (const rate of [winRate(a, b), top10Rate(a, b), headshotShare(a, b)]) {
        expect(rate === null || (rate >= 0 && rate <= 1)).toBe(true);
      }
      for (const figure of [killDeathRatio(a, b), killDeathAssistRatio(a, b, c), averageDamage(a, b)]) {
        expect(figure === null || (Number.isFinite(figure) && figure >= 0)).toBe(true);
      }
    }),
  );
});

test('wins, tops, and losses of valid figures add up to all games', () => {
  fc.assert(
    fc.property(count, count, count, (a, b, c) => {
      const [wins = 0, top10s = 0, roundsPlayed = 0] = [a, b, c].sort((x, y) => x - y);
      const old = oldStyleOutcomes({ wins, top10s, roundsPlayed });
      expect(old.wins + old.tops + old.losses).toBe(roundsPlayed);
      const newer = newerOutcomes({
        wins,
        roundsPlayed,
        top10Ratio: roundsPlayed ? top10s / roundsPlayed : 0,
      });
      expect(newer && newer.wins + newer.tops + newer.losses).toBe(roundsPlayed);
    }),
  );
});

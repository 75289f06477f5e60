import { aPlayer, someRankedStats } from '@hotdrop/shared-domain/testing';
import type { RankedPlayer } from '../compared.ts';
import { listStandings, outlineOf, positionOf } from './standings.ts';

const base = { player: aPlayer(), asked: [], stats: null, linkSeason: null };
const rating = someRankedStats().rating;
const playerWith = (change: Partial<typeof rating>): RankedPlayer => ({
  ...base,
  ranked: someRankedStats({ rating: { ...rating, ...change } }),
});

test('a standing is the share of players left behind, from the exact place if the number of players is known', () => {
  const standing = { rankPoint: { rank: 17, ratio: 0.031 }, kda: null };
  const sharesOf = (population: number | null) =>
    listStandings([playerWith({ ...standing, population })])[0]?.shares.slice(0, 2);
  expect(sharesOf(1000)).toEqual([0.983, null]);
  expect(sharesOf(null)).toEqual([0.969, null]);
});

test('players without any standing are left out', () => {
  const unknown = playerWith({
    rankPoint: null,
    kda: null,
    avgDamageDealt: null,
    avgRank: null,
    winRatio: null,
    top10Ratio: null,
  });
  expect(listStandings([{ ...base, ranked: null }, unknown])).toEqual([]);
});

test('the axes begin at the top and go clockwise', () => {
  expect(positionOf(0, 1, 100)).toEqual({ x: 0, y: -100 });
  expect(positionOf(3, 0.5, 100).y).toBeCloseTo(50);
  expect(positionOf(1, 1, 100).x).toBeCloseTo(86.6);
});

test('an outline is closed if all standings are known, else open beside unknown ones', () => {
  expect(outlineOf([1, 1, 1, 1, 1, 1], 100)).toMatch(/^M0\.0 -100\.0L.*Z$/);
  const open = outlineOf([1, null, 1, 1, null, null], 100);
  expect(open).toBe('M86.6 50.0L0.0 100.0');
  expect(outlineOf([1, null, null, null, null, null], 100)).toBe('');
});

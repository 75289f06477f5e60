import { someModeStats, someRankedStats } from '../testing/index.ts';
import { normalStats, rankedStats } from './index.ts';

test('normal play has all stats but the average rank', () => {
  expect(normalStats(someModeStats({ damageDealt: 65_832.4 }))).toEqual({
    games: 211,
    wins: 26,
    winRate: 0.123,
    top10Rate: 0.469,
    outcomes: { wins: 26, tops: 73, losses: 112 },
    kills: 468,
    deaths: 185,
    assists: 203,
    knocks: 502,
    kd: 2.53,
    kda: 3.63,
    totalDamage: 65_832,
    averageDamage: 312,
    averageRank: null,
    headshots: 117,
    headshotShare: 0.25,
    mostKills: 11,
    longestKill: 412.6,
    survivedTime: 211_940,
  });
});

test('ranked play has null for stats that the game does not publish', () => {
  expect(rankedStats(someRankedStats())).toEqual({
    games: 186,
    wins: 17,
    winRate: 0.091,
    top10Rate: 0.387,
    outcomes: { wins: 17, tops: 55, losses: 114 },
    kills: 402,
    deaths: 169,
    assists: 171,
    knocks: 431,
    kd: 2.38,
    kda: 3.39,
    totalDamage: 61_566,
    averageDamage: 331,
    averageRank: 6.4,
    headshots: null,
    headshotShare: null,
    mostKills: null,
    longestKill: null,
    survivedTime: null,
  });
});

test('ranked play uses the published KDA, or computes it', () => {
  expect(rankedStats(someRankedStats({ kda: 3.456 })).kda).toBe(3.46);
  expect(rankedStats(someRankedStats({ kda: null, kills: 3, assists: 3, deaths: 2 })).kda).toBe(3);
});

test('the win rate comes from counts, not from the ratio that the game publishes', () => {
  expect(rankedStats(someRankedStats({ wins: 1, roundsPlayed: 4, winRatio: 0.33 })).winRate).toBe(0.25);
});

test('a share that the game does not publish is null', () => {
  const stats = rankedStats(someRankedStats({ top10Ratio: null }));
  expect(stats).toMatchObject({ top10Rate: null, outcomes: null });
});

test('a mode without games has no ratios', () => {
  const none = someRankedStats({
    roundsPlayed: 0,
    wins: 0,
    kills: 0,
    deaths: 0,
    damageDealt: 0,
    avgRank: 0,
    kda: null,
  });
  expect(rankedStats(none)).toMatchObject({ winRate: null, averageDamage: null, averageRank: null, kd: 0 });
});

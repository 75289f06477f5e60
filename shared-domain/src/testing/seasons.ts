import type {
  ActiveSeason,
  ModeStats,
  PlayerSeason,
  RankedModeStats,
  SeasonClimbs,
  SeasonStats,
  Standing,
  TierAverage,
  TierAverages,
} from '../wire/index.ts';
import { minutesAgo, testTime } from './clock.ts';

/** Builds a season of a player's list. */
export const aSeason = (change: Partial<PlayerSeason> = {}): PlayerSeason => ({
  id: 'division.bro.official.pc-2018-43',
  hasNormal: true,
  hasRanked: true,
  isCertain: true,
  tier: null,
  regions: [],
  ...change,
});

export const anActiveSeason = (change: Partial<ActiveSeason> = {}): ActiveSeason => ({
  id: 'division.bro.official.pc-2018-43',
  label: 'Season 43',
  start: '2026-09-10T08:30:00.000Z',
  end: null,
  ...change,
});

export const someModeStats = (change: Partial<ModeStats> = {}): ModeStats => ({
  roundsPlayed: 211,
  wins: 26,
  losses: 185,
  top10s: 99,
  kills: 468,
  assists: 203,
  dBNOs: 502,
  damageDealt: 65_832,
  headshotKills: 117,
  roundMostKills: 11,
  maxKillStreaks: 3,
  roadKills: 2,
  teamKills: 1,
  suicides: 3,
  revives: 88,
  heals: 640,
  boosts: 712,
  weaponsAcquired: 804,
  vehicleDestroys: 4,
  longestKill: 412.6,
  walkDistance: 402_113,
  rideDistance: 618_440,
  swimDistance: 2_310,
  timeSurvived: 211_940,
  longestTimeSurvived: 1_902,
  rankPoints: null,
  ...change,
});

/** The nth of 1,284,112 players. */
const aStanding = (rank = 39_812): Standing => ({ rank, ratio: rank / 1_284_112 });

export const someRankedStats = (change: Partial<RankedModeStats> = {}): RankedModeStats => ({
  currentRankPoint: 2846,
  bestRankPoint: 2911,
  currentTier: { tier: 'Crystal', subTier: '2' },
  bestTier: { tier: 'Crystal', subTier: '1' },
  roundsPlayed: 186,
  wins: 17,
  winRatio: 0.0914,
  top10Ratio: 0.3871,
  avgRank: 6.4,
  kda: 3.39,
  kills: 402,
  deaths: 169,
  assists: 171,
  damageDealt: 61_566,
  dBNOs: 431,
  headshotKills: null,
  longestKill: null,
  roundMostKills: null,
  rating: {
    population: 1_284_112,
    rankPoint: aStanding(39_812),
    kda: aStanding(74_470),
    avgDamageDealt: aStanding(65_480),
    avgRank: aStanding(118_130),
    winRatio: aStanding(160_510),
    top10Ratio: aStanding(200_320),
    wins: aStanding(98_870),
    roundsPlayed: aStanding(241_400),
  },
  ...change,
});

export const someSeasonStats = (change: Partial<SeasonStats> = {}): SeasonStats => ({
  season: 'division.bro.official.pc-2018-43',
  region: null,
  normalStats: { squad: someModeStats(), duo: someModeStats({ roundsPlayed: 38, wins: 4, kills: 71 }) },
  rankedStats: { squad: someRankedStats() },
  averages: {
    normal: { squad: { kd: 1.31, damage: 188 }, duo: { kd: 1.31, damage: 188 } },
    ranked: { squad: { kd: 1.31, damage: 188 } },
  },
  ...change,
});

const daysAgo = (days: number): string => minutesAgo(days * 24 * 60);

/** Five weeks of squad matches with a week without readings. */
export const someClimbs = (change: Partial<SeasonClimbs> = {}): SeasonClimbs => ({
  season: 'division.bro.official.pc-2018-43',
  end: testTime,
  climbs: {
    squad: {
      readings: [
        { rankPoint: 2310, at: daysAgo(34) },
        { rankPoint: 2390, at: daysAgo(30) },
        { rankPoint: 2524, at: daysAgo(22), until: daysAgo(20) },
        { rankPoint: 2701, at: daysAgo(9) },
        { rankPoint: 2911, at: daysAgo(5) },
        { rankPoint: 2846, at: daysAgo(1) },
      ],
      peak: { rankPoint: 2911, at: daysAgo(5) },
    },
  },
  ...change,
});

export const aTierAverage = (change: Partial<TierAverage> = {}): TierAverage => ({
  tier: 'Crystal',
  players: 112,
  figures: {
    kd: 2.21,
    kda: 3.02,
    avgDamageDealt: 291,
    knocks: 2.31,
    avgRank: 6.1,
    winRatio: 0.118,
    top10Ratio: 0.352,
  },
  ...change,
});

export const someTierAverages = (change: Partial<TierAverages> = {}): TierAverages => ({
  season: 'division.bro.official.pc-2018-43',
  tiers: { squad: [aTierAverage(), aTierAverage({ tier: 'Diamond', players: 4, figures: null })] },
  updatedAt: testTime,
  ...change,
});

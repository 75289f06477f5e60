import type { ModeStats } from '@hotdrop/shared-domain/wire';
import type { Person } from '../people.ts';
import { bell, drawIn } from '../random.ts';
import type { RankedFigures } from '../types.ts';
import type { tierSince36 } from './tiers.ts';

/** Figures of an average player, and how skill changes them: by a factor e^(growth × skill), or added. */
const winRate = { share: 0.05, growth: 0.6 } as const;
const top10Rate = { share: 0.32, perSkill: 0.08 } as const;
const killRate = { perRound: 1.1, growth: 0.42 } as const;
const roundMinutes = { min: 14, perSkill: 1.5 } as const;
/** How much a player's form differs between seasons. */
const formDeviation = 0.25;

const perKill = {
  assists: { min: 0.2, range: 0.2 },
  knocks: { min: 0.7, range: 0.2 },
  damage: { min: 110, range: 40 },
  headshots: { min: 0.18, range: 0.1 },
  roadKills: 0.01,
} as const;
const perRound = {
  teamKills: 0.004,
  suicides: 0.008,
  revives: 0.6,
  heals: { min: 1, range: 2 },
  boosts: { min: 1, range: 2 },
  weapons: { min: 3, range: 1 },
  vehicles: 0.05,
  /** Meters. */
  swim: 8,
} as const;
/** Meters. */
const perMinute = { walk: 80, ride: 95 } as const;
/** Meters. */
const longestKill = { min: 120, range: 420 } as const;
/** Seconds. */
const longestSurvival = { min: 1650, range: 200 } as const;
/** In a streak or a round. */
const mostKills = { streak: 1, round: 2, range: 3 } as const;

export const drawStats = (
  person: Person,
  rounds: number,
  roll: () => number,
  rankPoints: number | null,
): ModeStats => {
  const form = person.skill + bell(roll) * formDeviation;
  const share = (value: number) => Math.round(rounds * Math.min(1, Math.max(0, value)));
  const wins = share(winRate.share * Math.exp(form * winRate.growth));
  const top10s = Math.max(wins, share(top10Rate.share + form * top10Rate.perSkill));
  const kills = Math.round(rounds * killRate.perRound * Math.exp(form * killRate.growth));
  const minutes = rounds * (roundMinutes.min + form * roundMinutes.perSkill + roll());
  return {
    roundsPlayed: rounds,
    wins,
    losses: rounds - wins,
    top10s,
    kills,
    assists: Math.round(kills * drawIn(perKill.assists, roll)),
    dBNOs: Math.round(kills * drawIn(perKill.knocks, roll)),
    damageDealt: Math.round(kills * drawIn(perKill.damage, roll)),
    headshotKills: Math.round(kills * drawIn(perKill.headshots, roll)),
    roundMostKills: Math.min(
      kills,
      mostKills.round + Math.round(Math.log2(1 + kills) + roll() * mostKills.range),
    ),
    maxKillStreaks: Math.min(kills, mostKills.streak + Math.round(roll() * mostKills.range)),
    roadKills: Math.round(kills * perKill.roadKills),
    teamKills: Math.round(rounds * perRound.teamKills),
    suicides: Math.round(rounds * perRound.suicides),
    revives: Math.round(rounds * roll() * perRound.revives),
    heals: Math.round(rounds * drawIn(perRound.heals, roll)),
    boosts: Math.round(rounds * drawIn(perRound.boosts, roll)),
    weaponsAcquired: Math.round(rounds * drawIn(perRound.weapons, roll)),
    vehicleDestroys: Math.round(rounds * perRound.vehicles),
    longestKill: kills === 0 ? 0 : Math.round(drawIn(longestKill, roll)),
    walkDistance: Math.round(minutes * perMinute.walk),
    rideDistance: Math.round(minutes * perMinute.ride),
    swimDistance: Math.round(rounds * perRound.swim),
    timeSurvived: Math.round(minutes * 60),
    longestTimeSurvived: rounds === 0 ? 0 : Math.round(drawIn(longestSurvival, roll)),
    rankPoints,
  };
};

const rankedPoints = { base: 1900, perSkill: 640, deviation: 160, min: 800, bestAbove: 140 } as const;
/** Rank points of beta and early seasons. */
const oldPoints = { base: 2100, perSkill: 1350, deviation: 300, min: 1 } as const;
const averageRank = { base: 7.5, perSkill: 1.1 } as const;
/** Some matches are lost alive. */
const deathsPerLoss = 0.97;

const drawPoints = (
  { base, perSkill, deviation }: typeof rankedPoints | typeof oldPoints,
  { skill }: Person,
  roll: () => number,
): number => Math.round(base + skill * perSkill + bell(roll) * deviation);

export const drawRanked = (
  person: Person,
  rounds: number,
  roll: () => number,
  tierOf: typeof tierSince36,
): RankedFigures => {
  const stats = drawStats(person, rounds, roll, null);
  const now = Math.max(rankedPoints.min, drawPoints(rankedPoints, person, roll));
  const best = now + Math.round(roll() * rankedPoints.bestAbove);
  const deaths = Math.round(stats.losses * deathsPerLoss);
  return {
    currentRankPoint: now,
    bestRankPoint: best,
    currentTier: tierOf(now),
    bestTier: tierOf(best),
    roundsPlayed: rounds,
    wins: stats.wins,
    winRatio: stats.wins / rounds,
    top10Ratio: stats.top10s / rounds,
    avgRank: Math.max(1, averageRank.base - person.skill * averageRank.perSkill + roll()),
    kda: (stats.kills + stats.assists) / Math.max(1, deaths),
    kills: stats.kills,
    deaths,
    assists: stats.assists,
    damageDealt: stats.damageDealt,
    dBNOs: stats.dBNOs,
    headshotKills: null,
    longestKill: null,
    roundMostKills: null,
  };
};

/** Rank points of one mode in a season before ranked play. */
export const drawOldPoints = (person: Person, roll: () => number): number =>
  Math.max(oldPoints.min, drawPoints(oldPoints, person, roll));

import { readSeason, regionsOf } from '@hotdrop/shared-domain/game';
import { pubg } from '@hotdrop/shared-domain/game/pubg';
import { addRankedRatios } from '@hotdrop/shared-domain/stats';
import type { ModeStats } from '@hotdrop/shared-domain/wire';
import type { Person } from '../people.ts';
import { bell, dice, drawIn, hashText, mix, salts } from '../random.ts';
import { day } from '../time.ts';
import type { RankedStats, SeasonStats } from '../types.ts';
import { type DemoSeason, tierBefore36, tierSince36 } from './calendar.ts';

/** Stats of an average player, and how skill changes them: by a factor e^(growth × skill), or added. */
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

const drawStats = (
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

const drawRanked = (
  person: Person,
  rounds: number,
  roll: () => number,
  tierOf: typeof tierSince36,
): RankedStats => {
  const stats = drawStats(person, rounds, roll, null);
  const now = Math.max(rankedPoints.min, drawPoints(rankedPoints, person, roll));
  const best = now + Math.round(roll() * rankedPoints.bestAbove);
  const deaths = Math.round(stats.losses * deathsPerLoss);
  return addRankedRatios({
    currentRankPoint: now,
    bestRankPoint: best,
    currentTier: tierOf(now),
    bestTier: tierOf(best),
    roundsPlayed: rounds,
    wins: stats.wins,
    top10Ratio: stats.top10s / rounds,
    avgRank: Math.max(1, averageRank.base - person.skill * averageRank.perSkill + roll()),
    kills: stats.kills,
    deaths,
    assists: stats.assists,
    damageDealt: stats.damageDealt,
    dBNOs: stats.dBNOs,
  });
};

/** Rank points of one mode in a season before ranked play. */
const drawOldPoints = (person: Person, roll: () => number): number =>
  Math.max(oldPoints.min, drawPoints(oldPoints, person, roll));

/** Stats of past seasons. They have no matches, so the stats come from the player's traits and chance. */

type RankedSystem = 'none' | 'before 36' | 'since 36';

const findRankedSystem = (season: string): RankedSystem => {
  const { hasRanked, number } = readSeason(pubg, season);
  if (!hasRanked) return 'none';
  return number !== null && number < 36 ? 'before 36' : 'since 36';
};

const none: SeasonStats = { normal: {}, ranked: {} };

/** Players with fewer days in a season, or a smaller share of ranked matches, have no stats. */
const minDays = 3;
const minRankedShare = 0.15;
/** Players of a few matches a day play each season; of the others, this percentage skips it. */
const skipping = { percent: 22, regularFrom: 2.5 } as const;

/** The share of beta stats in a region: all at home, and for some players a part in another region. */
const findRegionShare = (person: Person, shard: string): number => {
  if (shard === person.betaRegion) return 1;
  return shard === 'pc-as' && person.betaRegion === 'pc-krjp' && person.index % guestEvery === 0
    ? guestShare
    : 0;
};

/** One player of these also played a part in the other region. */
const guestEvery = 3;
const guestShare = 0.25;

/** The number of days that a player took part in a season. */
const countDays = (seed: number, person: Person, season: DemoSeason): number => {
  const days = (Math.min(person.until, season.end) - Math.max(person.from, season.start)) / day;
  const isSkipped =
    person.matchesPerDay < skipping.regularFrom &&
    mix(seed, person.index, hashText(season.id), salts.skippedSeason) % 100 < skipping.percent;
  return isSkipped || person.matchesPerDay === 0 ? 0 : Math.max(0, days);
};

export const findPlayedModes = (seed: number, person: Person, season: DemoSeason) => {
  const days = countDays(seed, person, season);
  return {
    hasNormal: days > minDays,
    hasRanked:
      days > minDays && findRankedSystem(season.id) !== 'none' && person.rankedShare > minRankedShare,
    regions: readSeason(pubg, season.id).isByRegion
      ? regionsOf(pubg, person.platform)
          .map(({ id }) => id)
          .filter((region) => days * findRegionShare(person, region) > minDays)
      : [],
  };
};

/** Matches played, as a share of what a player's traits say. */
const attendance = { min: 0.6, range: 0.6 } as const;
const modeShares = { solo: 0.2, duo: 0.3, squad: 0.5 } as const;
/** Of the first and second ranked mode. */
const rankedModeShares = [0.7, 0.3] as const;

const rankedModes: Readonly<Record<RankedSystem, readonly string[]>> = {
  none: [],
  'before 36': ['squad', 'solo'],
  'since 36': ['squad', 'duo'],
};

/** `shard` is a region in seasons with regional stats. */
export const simulatePastStats = (
  seed: number,
  person: Person,
  season: DemoSeason,
  shard: string,
): SeasonStats => {
  const { isByRegion, hasRanked } = readSeason(pubg, season.id);
  const system = findRankedSystem(season.id);
  const days = countDays(seed, person, season) * (isByRegion ? findRegionShare(person, shard) : 1);
  if (days <= minDays) return none;
  const roll = dice(mix(seed, person.index, hashText(season.id), isByRegion ? hashText(shard) : 0));
  const total = person.matchesPerDay * days * drawIn(attendance, roll);
  const normal: Record<string, ModeStats> = {};
  const ranked: Record<string, RankedStats> = {};
  const perspectives = [
    ['', 1 - person.fppShare],
    ['-fpp', person.fppShare],
  ] as const;
  for (const [suffix, view] of perspectives) {
    for (const [mode, share] of Object.entries(modeShares)) {
      const points = drawOldPoints(person, roll);
      const rounds = Math.round(total * share * view * (hasRanked ? 1 - person.rankedShare : 1));
      if (rounds > 0) normal[mode + suffix] = drawStats(person, rounds, roll, hasRanked ? null : points);
    }
    rankedModes[system].forEach((mode, i) => {
      const rounds = Math.round(total * view * person.rankedShare * (rankedModeShares[i] ?? 0));
      const tierOf = system === 'before 36' ? tierBefore36 : tierSince36;
      if (rounds > 0 && person.rankedShare > minRankedShare)
        ranked[mode + suffix] = drawRanked(person, rounds, roll, tierOf);
    });
  }
  return { normal, ranked: hasCombinedModes(season.id) ? combineModes(ranked) : ranked };
};

/** Season 36 had one combined entry for players of both team sizes. */
const hasCombinedModes = (season: string): boolean => season.endsWith('-36');

const combineModes = (ranked: Record<string, RankedStats>): Record<string, RankedStats> =>
  ranked.squad && ranked.duo
    ? {
        ...Object.fromEntries(Object.entries(ranked).filter(([mode]) => mode.endsWith('-fpp'))),
        all: ranked.squad,
      }
    : ranked;

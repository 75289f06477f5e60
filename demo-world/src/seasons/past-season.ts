import { regionsOf } from '@hotdrop/shared-domain/game';
import { pubg } from '@hotdrop/shared-domain/game/pubg';
import type { ModeStats } from '@hotdrop/shared-domain/wire';
import type { Person } from '../people.ts';
import { bell, dice, hashText, mix } from '../random.ts';
import type { RankedFigures, SeasonFigures } from '../types.ts';
import type { DemoSeason } from './calendar.ts';
import { tierBefore36, tierSince36 } from './tiers.ts';

/** Figures of past seasons. They have no matches, so the figures come from the player's traits and chance. */

type RankedSystem = 'none' | 'before 36' | 'since 36';

const findRankedSystem = (season: string): RankedSystem => {
  const { hasRanked, number } = pubg.seasons.read(season);
  if (!hasRanked) return 'none';
  return number !== null && number < 36 ? 'before 36' : 'since 36';
};

const day = 86_400_000;
const none: SeasonFigures = { normal: {}, ranked: {} };

/** The share of beta figures in a region: all at home, and for some players a part in another region. */
const findRegionShare = (person: Person, shard: string): number => {
  if (shard === person.betaRegion) return 1;
  return shard === 'pc-as' && person.betaRegion === 'pc-krjp' && person.index % 3 === 0 ? 0.25 : 0;
};

/** The number of days that a player took part in a season. */
const countDays = (seed: number, person: Person, season: DemoSeason): number => {
  const days = (Math.min(person.until, season.end) - Math.max(person.from, season.start)) / day;
  const isSkipped =
    mix(seed, person.index, hashText(season.id), 61) % 100 < (person.matchesPerDay >= 2.5 ? 0 : 22);
  return isSkipped || person.matchesPerDay === 0 ? 0 : Math.max(0, days);
};

export const findPlayedModes = (seed: number, person: Person, season: DemoSeason) => {
  const days = countDays(seed, person, season);
  return {
    hasNormal: days > 3,
    hasRanked: days > 3 && findRankedSystem(season.id) !== 'none' && person.rankedShare > 0.15,
    regions: pubg.seasons.read(season.id).isByRegion
      ? regionsOf(pubg, person.platform)
          .map(({ id }) => id)
          .filter((region) => days * findRegionShare(person, region) > 3)
      : [],
  };
};

const drawStats = (
  person: Person,
  rounds: number,
  roll: () => number,
  rankPoints: number | null,
): ModeStats => {
  const form = person.skill + bell(roll) * 0.25;
  const share = (value: number) => Math.round(rounds * Math.min(1, Math.max(0, value)));
  const wins = share(0.05 * Math.exp(form * 0.6));
  const top10s = Math.max(wins, share(0.32 + form * 0.08));
  const kills = Math.round(rounds * 1.1 * Math.exp(form * 0.42));
  const minutes = rounds * (14 + form * 1.5 + roll());
  return {
    roundsPlayed: rounds,
    wins,
    losses: rounds - wins,
    top10s,
    kills,
    assists: Math.round(kills * (0.2 + roll() * 0.2)),
    dBNOs: Math.round(kills * (0.7 + roll() * 0.2)),
    damageDealt: Math.round(kills * (110 + roll() * 40)),
    headshotKills: Math.round(kills * (0.18 + roll() * 0.1)),
    roundMostKills: Math.min(kills, 2 + Math.round(Math.log2(1 + kills) + roll() * 3)),
    maxKillStreaks: Math.min(kills, 1 + Math.round(roll() * 3)),
    roadKills: Math.round(kills * 0.01),
    teamKills: Math.round(rounds * 0.004),
    suicides: Math.round(rounds * 0.008),
    revives: Math.round(rounds * roll() * 0.6),
    heals: Math.round(rounds * (1 + roll() * 2)),
    boosts: Math.round(rounds * (1 + roll() * 2)),
    weaponsAcquired: Math.round(rounds * (3 + roll())),
    vehicleDestroys: Math.round(rounds * 0.05),
    longestKill: kills === 0 ? 0 : Math.round(120 + roll() * 420),
    walkDistance: Math.round(minutes * 80),
    rideDistance: Math.round(minutes * 95),
    swimDistance: Math.round(rounds * 8),
    timeSurvived: Math.round(minutes * 60),
    longestTimeSurvived: rounds === 0 ? 0 : Math.round(1650 + roll() * 200),
    rankPoints,
  };
};

const drawRanked = (
  person: Person,
  rounds: number,
  roll: () => number,
  tierOf: typeof tierSince36,
): RankedFigures => {
  const stats = drawStats(person, rounds, roll, null);
  const now = Math.max(800, Math.round(1900 + person.skill * 640 + bell(roll) * 160));
  const best = now + Math.round(roll() * 140);
  const deaths = Math.round(stats.losses * 0.97);
  return {
    currentRankPoint: now,
    bestRankPoint: best,
    currentTier: tierOf(now),
    bestTier: tierOf(best),
    roundsPlayed: rounds,
    wins: stats.wins,
    winRatio: stats.wins / rounds,
    top10Ratio: stats.top10s / rounds,
    avgRank: Math.max(1, 7.5 - person.skill * 1.1 + roll()),
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

const rankedModes: Readonly<Record<RankedSystem, readonly string[]>> = {
  none: [],
  'before 36': ['squad', 'solo'],
  'since 36': ['squad', 'duo'],
};

/** `shard` is a region in seasons with regional figures. */
export const simulatePastFigures = (
  seed: number,
  person: Person,
  season: DemoSeason,
  shard: string,
): SeasonFigures => {
  const { isByRegion, isOldStyle } = pubg.seasons.read(season.id);
  const system = findRankedSystem(season.id);
  const days = countDays(seed, person, season) * (isByRegion ? findRegionShare(person, shard) : 1);
  if (days <= 3) return none;
  const roll = dice(mix(seed, person.index, hashText(season.id), isByRegion ? hashText(shard) : 0));
  const total = person.matchesPerDay * days * (0.6 + 0.6 * roll());
  const normal: Record<string, ModeStats> = {};
  const ranked: Record<string, RankedFigures> = {};
  const shares = { solo: 0.2, duo: 0.3, squad: 0.5 };
  const perspectives = [
    ['', 1 - person.fppShare],
    ['-fpp', person.fppShare],
  ] as const;
  for (const [suffix, view] of perspectives) {
    for (const [mode, share] of Object.entries(shares)) {
      const points = Math.max(1, Math.round(2100 + person.skill * 1350 + bell(roll) * 300));
      const rounds = Math.round(total * share * view * (isOldStyle ? 1 : 1 - person.rankedShare));
      if (rounds > 0) normal[mode + suffix] = drawStats(person, rounds, roll, isOldStyle ? points : null);
    }
    rankedModes[system].forEach((mode, i) => {
      const rounds = Math.round(total * view * person.rankedShare * (i === 0 ? 0.7 : 0.3));
      const tierOf = system === 'before 36' ? tierBefore36 : tierSince36;
      if (rounds > 0 && person.rankedShare > 0.15)
        ranked[mode + suffix] = drawRanked(person, rounds, roll, tierOf);
    });
  }
  return { normal, ranked: hasCombinedModes(season.id) ? combineModes(ranked) : ranked };
};

/** Season 36 had one combined entry for players of both team sizes. */
const hasCombinedModes = (season: string): boolean => season.endsWith('-36');

const combineModes = (ranked: Record<string, RankedFigures>): Record<string, RankedFigures> =>
  ranked.squad && ranked.duo
    ? {
        ...Object.fromEntries(Object.entries(ranked).filter(([mode]) => mode.endsWith('-fpp'))),
        all: ranked.squad,
      }
    : ranked;

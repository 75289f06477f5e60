import type { ModeStats } from '@hotdrop/shared-domain/wire';
import type { RankedFigures } from '../upstream.ts';
import type { PublishedRanked, PublishedStats } from './shapes.ts';

const entries = Object.entries as <T>(record: Readonly<Record<string, T>>) => [string, T][];

/** Normal figures, without the modes that were never played. Points exist in old seasons alone. */
export const normalFrom = (
  published: Readonly<Record<string, PublishedStats>>,
  hasPoints: boolean,
): Record<string, ModeStats> =>
  Object.fromEntries(
    entries(published)
      .filter(([, { roundsPlayed }]) => (roundsPlayed ?? 0) > 0)
      .map(([mode, stats]) => {
        const known = Object.fromEntries(entries(stats).map(([field, value]) => [field, value ?? 0]));
        return [mode, { ...known, rankPoints: hasPoints ? (stats.rankPoints ?? 0) : null } as ModeStats];
      }),
  );

/** Ratios are computed from counts: the API's own compare wins with losses. */
const rankedMode = (stats: PublishedRanked): RankedFigures => {
  const rounds = stats.roundsPlayed ?? 0;
  const wins = stats.wins ?? 0;
  return {
    currentRankPoint: stats.currentRankPoint ?? 0,
    bestRankPoint: stats.bestRankPoint ?? 0,
    currentTier: stats.currentTier,
    bestTier: stats.bestTier,
    roundsPlayed: rounds,
    wins,
    winRatio: rounds > 0 ? Math.min(1, wins / rounds) : null,
    top10Ratio: stats.top10Ratio === null ? null : Math.min(1, stats.top10Ratio),
    avgRank: stats.avgRank,
    kda: stats.kda,
    kills: stats.kills ?? 0,
    deaths: stats.deaths ?? 0,
    assists: stats.assists ?? 0,
    damageDealt: stats.damageDealt ?? 0,
    dBNOs: stats.dBNOs,
    headshotKills: null,
    longestKill: null,
    roundMostKills: null,
  };
};

export const rankedFrom = (
  published: Readonly<Record<string, PublishedRanked>>,
): Record<string, RankedFigures> =>
  Object.fromEntries(
    entries(published)
      .filter(([, { roundsPlayed }]) => (roundsPlayed ?? 0) > 0)
      .map(([mode, stats]) => [mode, rankedMode(stats)]),
  );

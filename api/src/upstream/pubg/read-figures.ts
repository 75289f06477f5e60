import { killDeathAssistRatio } from '@hotdrop/shared-domain/stats';
import type { ModeStats } from '@hotdrop/shared-domain/wire';
import type { RankedFigures } from '../upstream.ts';
import type { PublishedRanked, PublishedStats } from './shapes.ts';

/** Converts normal figures and leaves out modes that were never played. Only old seasons have points. */
export const toNormalFigures = (
  published: Readonly<Record<string, PublishedStats>>,
  hasPoints: boolean,
): Record<string, ModeStats> =>
  Object.fromEntries(
    Object.entries(published)
      .filter(([, { roundsPlayed }]) => roundsPlayed > 0)
      .map(([mode, stats]) => [mode, { ...stats, rankPoints: hasPoints ? stats.rankPoints : null }]),
  );

/** Computes ratios from counts, because the API's own ratios divide wins by losses, and its KDA is always 0. */
const rankedMode = (stats: PublishedRanked): RankedFigures => {
  const { roundsPlayed, wins } = stats;
  return {
    currentRankPoint: stats.currentRankPoint,
    bestRankPoint: stats.bestRankPoint,
    currentTier: stats.currentTier,
    bestTier: stats.bestTier,
    roundsPlayed,
    wins,
    winRatio: roundsPlayed > 0 ? Math.min(1, wins / roundsPlayed) : null,
    top10Ratio: stats.top10Ratio === null ? null : Math.min(1, stats.top10Ratio),
    avgRank: stats.avgRank,
    kda: killDeathAssistRatio(stats.kills, stats.assists, stats.deaths),
    kills: stats.kills,
    deaths: stats.deaths,
    assists: stats.assists,
    damageDealt: stats.damageDealt,
    dBNOs: stats.dBNOs,
    headshotKills: null,
    longestKill: null,
    roundMostKills: null,
  };
};

export const toRankedFigures = (
  published: Readonly<Record<string, PublishedRanked>>,
): Record<string, RankedFigures> =>
  Object.fromEntries(
    Object.entries(published)
      .filter(([, { roundsPlayed }]) => roundsPlayed > 0)
      .map(([mode, stats]) => [mode, rankedMode(stats)]),
  );

import type { ModeStats, RankedModeStats } from '../wire/index.ts';
import * as formula from './formulas.ts';
import {
  newerOutcomes,
  type Outcomes,
  oldStyleOutcomes,
  publishedShare,
  roundTo,
  type Stat,
} from './formulas.ts';

/** The computed stats of a player in one mode. Null: the game does not publish it for this kind of play. */
export interface Stats {
  readonly games: number;
  readonly wins: number;
  readonly winRate: Stat;
  readonly top10Rate: Stat;
  readonly outcomes: Outcomes | null;
  readonly kills: number;
  readonly deaths: number;
  readonly assists: number;
  readonly knocks: Stat;
  readonly kd: Stat;
  readonly kda: Stat;
  readonly totalDamage: number;
  readonly averageDamage: Stat;
  readonly averageRank: Stat;
  readonly headshots: Stat;
  readonly headshotShare: Stat;
  readonly mostKills: Stat;
  /** Meters. */
  readonly longestKill: Stat;
  /** Seconds. */
  readonly survivedTime: Stat;
}

/** Normal play, and all play of seasons before ranked play. */
export const normalStats = (stats: ModeStats): Stats => ({
  games: stats.roundsPlayed,
  wins: stats.wins,
  winRate: formula.winRate(stats.wins, stats.roundsPlayed),
  top10Rate: formula.top10Rate(stats.top10s, stats.roundsPlayed),
  outcomes: oldStyleOutcomes(stats),
  kills: stats.kills,
  deaths: stats.losses,
  assists: stats.assists,
  knocks: stats.dBNOs,
  kd: formula.killDeathRatio(stats.kills, stats.losses),
  kda: formula.killDeathAssistRatio(stats.kills, stats.assists, stats.losses),
  totalDamage: Math.round(stats.damageDealt),
  averageDamage: formula.averageDamage(stats.damageDealt, stats.roundsPlayed),
  averageRank: null,
  headshots: stats.headshotKills,
  headshotShare: formula.headshotShare(stats.headshotKills, stats.kills),
  mostKills: stats.roundMostKills,
  longestKill: stats.longestKill,
  survivedTime: stats.timeSurvived,
});

type RankedCounts = Omit<RankedModeStats, 'rating' | 'winRatio' | 'kda'>;

/** Adds the ratios to ranked counts. Those of the game divide wins by losses, and its KDA is always 0. */
export const addRankedRatios = (counts: RankedCounts): Omit<RankedModeStats, 'rating'> => ({
  ...counts,
  winRatio: counts.roundsPlayed > 0 ? Math.min(1, counts.wins / counts.roundsPlayed) : null,
  kda: formula.killDeathAssistRatio(counts.kills, counts.assists, counts.deaths),
});

/** The rank points in a mode. Null: no rank, for which the game publishes 0. */
export const rankPointsOf = ({
  currentRankPoint,
}: Pick<RankedModeStats, 'currentRankPoint'>): number | null =>
  currentRankPoint > 0 ? currentRankPoint : null;

export const rankedStats = (stats: RankedModeStats): Stats => ({
  games: stats.roundsPlayed,
  wins: stats.wins,
  // The game documents its own ratio as wins per game that was not won, so we compute ours from the counts.
  winRate: formula.winRate(stats.wins, stats.roundsPlayed),
  top10Rate: publishedShare(stats.top10Ratio),
  outcomes: newerOutcomes(stats),
  kills: stats.kills,
  deaths: stats.deaths,
  assists: stats.assists,
  knocks: stats.dBNOs,
  kd: formula.killDeathRatio(stats.kills, stats.deaths),
  kda:
    stats.kda === null
      ? formula.killDeathAssistRatio(stats.kills, stats.assists, stats.deaths)
      : roundTo(stats.kda, 2),
  totalDamage: Math.round(stats.damageDealt),
  averageDamage: formula.averageDamage(stats.damageDealt, stats.roundsPlayed),
  averageRank: formula.averageRank(stats.avgRank),
  // The game stopped publishing these for ranked play.
  headshots: null,
  headshotShare: null,
  mostKills: null,
  longestKill: null,
  survivedTime: null,
});

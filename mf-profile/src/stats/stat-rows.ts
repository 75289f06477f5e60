import type { Game, Perspective, Season } from '@hotdrop/shared-domain/game';
import type { SeasonStats } from '@hotdrop/shared-domain/wire';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  isPlayed,
  type ModeRecord,
  type PlayedMode,
  readNormalModes,
  readRankedModes,
} from '../season/season-overview.ts';
import { modeStats, type StatId } from '../stats/stats.ts';

/** Rows under a heading. */
interface StatGroup {
  readonly title: MessageDescriptor;
  readonly rows: readonly StatId[];
}

/** All groups of the table. Rows without any value are left out: ranked play has no distances, for example. */
const statGroups: readonly StatGroup[] = [
  {
    title: msg`Results`,
    rows: ['points', 'bestPoints', 'games', 'wins', 'tops', 'losses', 'winRate', 'top10Rate', 'averageRank'],
  },
  {
    title: msg`Combat`,
    rows: [
      'kd',
      'kda',
      'kills',
      'deaths',
      'assists',
      'knocks',
      'averageDamage',
      'totalDamage',
      'headshots',
      'headshotShare',
      'mostKills',
      'longestKill',
      'killStreak',
      'roadKills',
      'vehicles',
      'teamKills',
      'suicides',
    ],
  },
  {
    title: msg`Survival`,
    rows: ['survivedTime', 'longestSurvived', 'revives', 'heals', 'boosts', 'weapons'],
  },
  {
    title: msg`Distance`,
    rows: ['traveled', 'walked', 'driven', 'swum'],
  },
];

/** Returns the rows that have a value in at least one mode, and the groups that have such a row. */
export const listKnownGroups = (modes: readonly ModeRecord[]): readonly StatGroup[] =>
  statGroups
    .map(({ title, rows }) => ({
      title,
      rows: rows.filter((id) => modes.some((played) => modeStats[id].read(played) !== null)),
    }))
    .filter(({ rows }) => rows.length > 0);

/** Returns the reasons of all dashes in these rows, each once. */
export const listReasons = (
  rows: readonly StatId[],
  modes: readonly ModeRecord[],
): readonly MessageDescriptor[] => [
  ...new Set(
    rows
      .map((id) => modeStats[id])
      .flatMap(({ read, reason }) => modes.filter((played) => read(played) === null).map(reason)),
  ),
];

/** Finds the best value of a row; null: fewer than two values, or all are equal. */
export function findBest(id: StatId, modes: readonly ModeRecord[]): number | null {
  const { read, best } = modeStats[id];
  const known = modes.map(read).filter((value) => value !== null);
  if (best === null || new Set(known).size < 2) return null;
  return best === 'highest' ? Math.max(...known) : Math.min(...known);
}

const perspectives: readonly Perspective[] = ['tpp', 'fpp'];

/** Lists the played modes of both perspectives. */
export function listPlayedModes(game: Game, season: Season, stats: SeasonStats) {
  const inBoth = (modes: typeof readRankedModes | typeof readNormalModes): readonly PlayedMode[] =>
    removeDuplicates(
      perspectives.flatMap((perspective) => modes(game, season, stats, perspective)).filter(isPlayed),
    );
  const ranked = inBoth(readRankedModes);
  const normal = inBoth(readNormalModes);
  return { ranked, normal, hasAny: ranked.length + normal.length > 0 };
}

/** Removes the second `all` mode, which belongs to both perspectives. */
const removeDuplicates = (modes: readonly PlayedMode[]) =>
  modes.filter(({ mode }, at) => modes.findIndex((one) => one.mode.id === mode.id) === at);

import type { Season, SeasonGroup } from './types.ts';

/** Oldest first. */
const groups: readonly SeasonGroup[] = ['2017', '2018', 'past', 'survival', 'ranked'];

/** A season of an unknown form is newer than all others; one without a number is older than its group. */
const rank = ({ number, isKnown }: Season): number =>
  number ?? (isKnown ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY);

/**
 * Compares seasons of one platform for a list with the oldest first. The order of the source's list does not matter.
 */
export function compareSeasons(one: Season, other: Season): number {
  const byGroup = groups.indexOf(one.group) - groups.indexOf(other.group);
  if (byGroup !== 0) return byGroup;
  if (rank(one) !== rank(other)) return rank(one) < rank(other) ? -1 : 1;
  if (one.shortId === other.shortId) return 0;
  return one.shortId < other.shortId ? -1 : 1;
}

export const isNewerSeason = (one: Season, other: Season): boolean => compareSeasons(one, other) > 0;

/** Inserts a season into others, newest first. A season that is in the list keeps its position. */
export function insertSeason(seasons: readonly Season[], season: Season): readonly Season[] {
  if (seasons.some(({ id }) => id === season.id)) return seasons;
  const at = seasons.findIndex((other) => isNewerSeason(season, other));
  return seasons.toSpliced(at < 0 ? seasons.length : at, 0, season);
}

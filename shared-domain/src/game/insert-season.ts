import type { Season, SeasonGroup } from './types.ts';

/** Oldest first. */
const groups: readonly SeasonGroup[] = ['2017', '2018', 'past', 'survival', 'ranked'];

/** Compares two seasons of one platform. An unknown form is newer than all known ones. */
export function isNewerSeason(one: Season, other: Season): boolean {
  const byGroup = groups.indexOf(one.group) - groups.indexOf(other.group);
  if (byGroup !== 0) return byGroup > 0;
  return (one.number ?? Number.POSITIVE_INFINITY) > (other.number ?? Number.POSITIVE_INFINITY);
}

/** Puts a season among others, newest first, where its age belongs. One that is among them stays where it is. */
export function insertSeason(seasons: readonly Season[], season: Season): readonly Season[] {
  if (seasons.some(({ id }) => id === season.id)) return seasons;
  const at = seasons.findIndex((other) => isNewerSeason(season, other));
  return seasons.toSpliced(at < 0 ? seasons.length : at, 0, season);
}

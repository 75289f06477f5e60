import { isNewerSeason, type Season } from '@hotdrop/shared-domain/game';
import type { Failure } from '@hotdrop/shared-domain/wire';

/** `pc-2018-` of `pc-2018-43`. The same seasons have other ids on consoles. */
const familyOf = ({ shortId }: Season) => shortId.replace(/\d+$/, '');

/**
 * Whether a platform can have the season of an address. Only the API knows all seasons: this refuses those that are newer
 * than the platform's newest one, of another kind of platform, or of an unknown form. `newest` is null if not known.
 */
export function isPossibleSeason(season: Season, newest: Season | null): boolean {
  if (season.id === newest?.id) return true;
  if (!season.isKnown) return false;
  if (newest === null) return true;
  const isOfOtherFamily = season.group === newest.group && familyOf(season) !== familyOf(newest);
  return !isOfOtherFamily && !isNewerSeason(season, newest);
}

export const noSuchSeason: Failure<'not-found'> = {
  kind: 'not-found',
  call: 'getSeasonStats',
  message: 'The platform has no such season.',
  suggestions: [],
};

import { type Game, insertSeason, isNewerSeason, readSeason, type Season } from '@hotdrop/shared-domain/game';
import { useSite } from '@hotdrop/shared-ui/site';
import { useAddress } from '../address.ts';
import type { ReadyProfile } from '../layout/profile-data.ts';
import type { LoadResult } from '../loading/load-result.ts';

type KnownSeasons = Pick<ReadyProfile, 'seasons' | 'currentSeason'>;

/**
 * Lists the seasons to choose from, newest first, including the current and the shown one even if the player has no games
 * in them.
 */
export function listSeasonChoices(
  game: Game,
  { seasons, currentSeason }: KnownSeasons,
  shown: Season | null,
): readonly Season[] {
  const played = seasons.map(({ id }) => readSeason(game, id));
  const others = [...(currentSeason ? [readSeason(game, currentSeason)] : []), ...(shown ? [shown] : [])];
  return others.reduce(insertSeason, played);
}

/** Keeps crawlers from a season whose stats the site has not read yet: the first view costs requests to the game. */
export const relOf = ({ seasons }: Pick<ReadyProfile, 'seasons'>, { id }: Season): 'nofollow' | undefined =>
  seasons.some((listed) => listed.id === id && listed.isCertain) ? undefined : 'nofollow';

/** Chooses the season of an address that names none: the current one or the player's newest. Null: none is known. */
export function chooseDefaultSeason(game: Game, { seasons, currentSeason }: KnownSeasons): Season | null {
  const id = currentSeason ?? seasons[0]?.id;
  return id ? readSeason(game, id) : null;
}

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

export const noSuchSeason: LoadResult<never> = {
  status: 'empty',
  failure: {
    kind: 'not-found',
    call: 'getSeasonStats',
    message: 'The platform has no such season.',
    suggestions: [],
  },
};

/** Returns the season of the address if the platform can have it, otherwise the default one. */
export function useShownSeason(profile: ReadyProfile): Season | null {
  const { game } = useSite();
  const { season } = useAddress();
  const { currentSeason, seasons } = profile;
  const newest = currentSeason ?? seasons[0]?.id ?? null;
  const isListed = seasons.some(({ id }) => id === season?.id);
  const isPossible = season && isPossibleSeason(season, newest === null ? null : readSeason(game, newest));
  return isListed || isPossible ? season : chooseDefaultSeason(game, profile);
}

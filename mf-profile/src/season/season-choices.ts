import { type Game, insertSeason, type Season } from '@hotdrop/shared-domain/game';
import type { ReadyProfile } from '../layout/profile-data.ts';

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
  const played = seasons.map(({ id }) => game.seasons.read(id));
  const others = [...(currentSeason ? [game.seasons.read(currentSeason)] : []), ...(shown ? [shown] : [])];
  return others.reduce(insertSeason, played);
}

/** Keeps crawlers from a season whose figures the site has not read yet: the first view costs requests to the game. */
export const relOf = ({ seasons }: Pick<ReadyProfile, 'seasons'>, { id }: Season): 'nofollow' | undefined =>
  seasons.some((listed) => listed.id === id && listed.isCertain) ? undefined : 'nofollow';

/** Chooses the season of an address that names none: the current one or the player's newest. Null: none is known. */
export function chooseDefaultSeason(game: Game, { seasons, currentSeason }: KnownSeasons): Season | null {
  const id = currentSeason ?? seasons[0]?.id;
  return id ? game.seasons.read(id) : null;
}

import { type Game, insertSeason, type Season } from '@hotdrop/shared-domain/game';
import { limits } from '@hotdrop/shared-domain/rules';
import type { ReadyProfile } from '../layout/profile-data.ts';

export interface SeasonChoices {
  /** The newest seasons, newest first; shown as tabs. */
  readonly recent: readonly Season[];
  /** Older seasons, newest first; shown as a list. */
  readonly past: readonly Season[];
}

type KnownSeasons = Pick<ReadyProfile, 'seasons' | 'currentSeason'>;

/** Lists the seasons to choose from, including the current and the shown one even if the player has no games in them. */
export function listSeasonChoices(
  game: Game,
  { seasons, currentSeason }: KnownSeasons,
  shown: Season | null,
): SeasonChoices {
  const played = seasons.map(({ id }) => game.seasons.read(id));
  const others = [...(currentSeason ? [game.seasons.read(currentSeason)] : []), ...(shown ? [shown] : [])];
  const all = others.reduce(insertSeason, played);
  return { recent: all.slice(0, limits.recentSeasons), past: all.slice(limits.recentSeasons) };
}

/** Keeps crawlers from a season whose figures the site has not read yet: the first view costs requests to the game. */
export const relOf = ({ seasons }: Pick<ReadyProfile, 'seasons'>, { id }: Season): 'nofollow' | undefined =>
  seasons.some((listed) => listed.id === id && listed.isCertain) ? undefined : 'nofollow';

/** Chooses the season of an address that names none: the current one or the player's newest. Null: none is known. */
export function chooseDefaultSeason(game: Game, { seasons, currentSeason }: KnownSeasons): Season | null {
  const id = currentSeason ?? seasons[0]?.id;
  return id ? game.seasons.read(id) : null;
}

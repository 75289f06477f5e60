import { type Game, placeSeason, type Season } from '@hotdrop/shared-domain/game';
import { limits } from '@hotdrop/shared-domain/rules';
import type { ReadyProfile } from '../profile/profile-data.ts';

export interface SeasonChoices {
  /** The newest seasons, newest first; shown as tabs. */
  readonly recent: readonly Season[];
  /** Older seasons, newest first; shown as a list. */
  readonly past: readonly Season[];
}

type KnownSeasons = Pick<ReadyProfile, 'seasons' | 'running'>;

/** Lists the seasons to choose from, with the running and the shown one even if the player has no games in them. */
export function listSeasonChoices(
  game: Game,
  { seasons, running }: KnownSeasons,
  shown: Season | null,
): SeasonChoices {
  const played = seasons.map(({ id }) => game.seasons.read(id));
  const others = [...(running ? [game.seasons.read(running)] : []), ...(shown ? [shown] : [])];
  const all = others.reduce(placeSeason, played);
  return { recent: all.slice(0, limits.recentSeasons), past: all.slice(limits.recentSeasons) };
}

/** Chooses the season of an address that names none: the running one or the player's newest. Null: none is known. */
export function chooseDefaultSeason(game: Game, { seasons, running }: KnownSeasons): Season | null {
  const id = running ?? seasons[0]?.id;
  return id ? game.seasons.read(id) : null;
}

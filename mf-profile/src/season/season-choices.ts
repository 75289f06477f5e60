import { type Game, placeSeason, type Season } from '@hotdrop/shared-domain/game';
import { limits } from '@hotdrop/shared-domain/rules';
import type { ReadyProfile } from '../profile/profile-data.ts';

export interface SeasonChoices {
  /** The newest ones, newest first: tabs. */
  readonly recent: readonly Season[];
  /** Older ones, newest first: a list. */
  readonly past: readonly Season[];
}

type Known = Pick<ReadyProfile, 'seasons' | 'running'>;

/** The seasons to choose from. The running one and the shown one are among them even when nothing was played. */
export function seasonChoices(game: Game, { seasons, running }: Known, shown: Season | null): SeasonChoices {
  const played = seasons.map(({ id }) => game.seasons.read(id));
  const others = [...(running ? [game.seasons.read(running)] : []), ...(shown ? [shown] : [])];
  const all = others.reduce(placeSeason, played);
  return { recent: all.slice(0, limits.recentSeasons), past: all.slice(limits.recentSeasons) };
}

/** The season that a page without one in its address shows; null: none is known. */
export function defaultSeason(game: Game, { seasons, running }: Known): Season | null {
  const id = running ?? seasons[0]?.id;
  return id ? game.seasons.read(id) : null;
}

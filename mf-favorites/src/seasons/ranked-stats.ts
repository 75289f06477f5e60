import type { Site } from '@hotdrop/shared-domain/contract';
import { type Mode, readMode, type Season } from '@hotdrop/shared-domain/game';
import type { RankedModeStats, SeasonStats } from '@hotdrop/shared-domain/wire';

/** A player's ranked figures in a mode, or what the season lets stand in for them. Null: not a game was played. */
export function rankedStatsIn(
  game: Site['game'],
  { season, rankedStats }: Pick<SeasonStats, 'season' | 'rankedStats'>,
  mode: string,
): RankedModeStats | null {
  const { size } = readMode(game, mode);
  const { rankedViews } = game.seasons.read(season);
  const fallback = rankedViews.find((view) => view.size === size)?.fallback;
  const stats = rankedStats[mode] ?? (fallback ? rankedStats[fallback] : undefined);
  return stats && stats.roundsPlayed > 0 ? stats : null;
}

/** The mode that an address asks for, among those that may be chosen; else the first. */
export const chosenMode = (modes: readonly Mode[], asked: string | null): string =>
  (modes.find(({ id }) => id === asked) ?? modes[0])?.id ?? '';

/** The ids of the seasons that run, by platform. */
export type ActiveSeasons = Readonly<Record<string, string>>;

/** The season in whose modes a page with players of all platforms speaks. Null: not known. */
export function leadingSeason(game: Site['game'], seasons: ActiveSeasons): Season | null {
  const id = seasons[game.defaultPlatform] ?? Object.values(seasons)[0];
  return id === undefined ? null : game.seasons.read(id);
}

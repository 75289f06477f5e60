import type { Site } from '@hotdrop/shared-domain/contract';
import { type Mode, rankedStatsIn, readSeason, type Season } from '@hotdrop/shared-domain/game';
import { reportFailure } from '@hotdrop/shared-domain/rules';
import { apiOf, type RankedModeStats, type SeasonStats } from '@hotdrop/shared-domain/wire';

/** A player's ranked stats in a mode. Null: the player has no games. */
export function playedStatsIn(game: Site['game'], season: SeasonStats, mode: string): RankedModeStats | null {
  const stats = rankedStatsIn(game, season, mode);
  return stats && stats.roundsPlayed > 0 ? stats : null;
}

/** Selects the mode in an address; defaults to the first. */
export const chosenMode = (modes: readonly Mode[], wanted: string | null): string =>
  (modes.find(({ id }) => id === wanted) ?? modes[0])?.id ?? '';

/** Ids of the current seasons by platform. */
export type ActiveSeasons = Readonly<Record<string, string>>;

/** Selects the season that defines the modes of a page with players of all platforms. Null: unknown. */
export function leadingSeason(game: Site['game'], seasons: ActiveSeasons): Season | null {
  const id = seasons[game.defaultPlatform] ?? Object.values(seasons)[0];
  return id === undefined ? null : readSeason(game, id);
}

/** Loads the current season of each platform. Empty if the request fails or is aborted. */
export async function loadActiveSeasons(site: Site, signal: AbortSignal): Promise<ActiveSeasons> {
  const answer = await apiOf(site).listActiveSeasons({}, { signal });
  if (!answer.ok) {
    reportFailure(site, answer.error, { area: 'mf-favorites' });
    return {};
  }
  return Object.fromEntries(Object.entries(answer.data.seasons).map(([platform, { id }]) => [platform, id]));
}

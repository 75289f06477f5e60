import type { Site } from '@hotdrop/shared-domain/contract';
import type { Favorite } from '@hotdrop/shared-domain/favorites';
import { platformOf, shardInAddress } from '@hotdrop/shared-domain/game';
import { favoriteAfter } from '@hotdrop/shared-domain/rules';
import type { ApiFailure, Player, SeasonStats } from '@hotdrop/shared-domain/wire';
import type { ActiveSeasons } from '../../seasons/ranked-stats.ts';

/** The loaded data of a favorite. */
export type FavoriteStats =
  | { readonly status: 'ready'; readonly player: Player; readonly stats: SeasonStats | null }
  /** The player is unknown to the game. */
  | { readonly status: 'gone' }
  /** A request failed. */
  | { readonly status: 'skipped' };

const statsAfter = (failure: ApiFailure): FavoriteStats =>
  favoriteAfter(failure) === 'remove' ? { status: 'gone' } : { status: 'skipped' };

/** Reads a favorite's name and their stats in the current season of their platform. */
export async function readFavoriteStats(
  { api, game }: Site,
  favorite: Favorite,
  seasons: ActiveSeasons,
  signal: AbortSignal,
): Promise<FavoriteStats> {
  const shard = shardInAddress(favorite.shard);
  const { accountId } = favorite;
  const found = await api.getPlayer({ shard, player: accountId }, { signal });
  if (!found.ok) return statsAfter(found.error);
  const { player } = found.data;

  const season = seasons[platformOf(game, shard)] ?? (await newestSeason());
  if (season === undefined) return { status: 'ready', player, stats: null };
  const stats = await api.getSeasonStats({ shard, accountId, season }, { signal });
  if (stats.ok) return { status: 'ready', player, stats: stats.data };
  // The player exists, but has no stats in this season.
  return stats.error.kind === 'not-found' ? { status: 'ready', player, stats: null } : { status: 'skipped' };

  /** If the current season is unknown, uses the player's list of seasons. */
  async function newestSeason(): Promise<string | undefined> {
    const list = await api.listSeasons({ shard, accountId }, { signal });
    return list.ok ? list.data.seasons.find(({ hasRanked }) => hasRanked)?.id : undefined;
  }
}

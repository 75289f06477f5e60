import type { Site } from '@hotdrop/shared-domain/contract';
import type { Favorite } from '@hotdrop/shared-domain/favorites';
import { platformOf, rankedViewsOf, shardInAddress } from '@hotdrop/shared-domain/game';
import { favoriteAfter } from '@hotdrop/shared-domain/rules';
import { rankPointsOf } from '@hotdrop/shared-domain/stats';
import type { RankedModeStats, SeasonStats } from '@hotdrop/shared-domain/wire';
import type { ActiveSeasons } from '../seasons/ranked-stats.ts';

export interface FavoriteRow {
  readonly accountId: string;
  readonly shard: string;
  readonly name: string;
  /** Null: could not be read. */
  readonly stats: SeasonStats | null;
  /** Best rank of this season's modes, without points before the first rank; null if there is none. */
  readonly rank: {
    readonly mode: string;
    readonly points: number | null;
    readonly stats: RankedModeStats;
  } | null;
}

/** Reads the row of a favorite; null if it cannot be read. Removes the favorite if its player no longer exists. */
export async function readFavorite(
  { api, favorites, game }: Site,
  favorite: Favorite,
  seasons: ActiveSeasons,
  signal: AbortSignal,
): Promise<FavoriteRow | null> {
  const { accountId } = favorite;
  const shard = shardInAddress(favorite.shard);
  const season = seasons[platformOf(game, shard)];
  const [player, found] = await Promise.all([
    api.getPlayer({ shard, player: accountId }, { signal }),
    season ? api.getSeasonStats({ shard, accountId, season }, { signal }) : null,
  ]);
  if (!player.ok) {
    if (favoriteAfter(player.error) === 'remove') favorites.remove(favorite);
    return null;
  }
  const { name } = player.data.player;
  if (!season || !found?.ok) return { accountId, shard, name, stats: null, rank: null };
  const stats = found.data;
  const [best] = rankedViewsOf(game, game.seasons.read(season), stats.rankedStats, 'tpp')
    .flatMap(({ mode, stats: ranked }) =>
      ranked ? [{ mode, points: rankPointsOf(ranked), stats: ranked }] : [],
    )
    .sort((a, b) => b.stats.currentRankPoint - a.stats.currentRankPoint);
  return { accountId, shard, name, stats, rank: best ?? null };
}

import type { Site } from '@hotdrop/shared-domain/contract';
import type { Favorite } from '@hotdrop/shared-domain/favorites';
import { platformOf, shardInAddress } from '@hotdrop/shared-domain/game';
import { favoriteAfter } from '@hotdrop/shared-domain/rules';
import { apiOf, type FailureKind, type Player, type SeasonStats } from '@hotdrop/shared-domain/wire';
import type { ActiveSeasons } from './ranked-stats.ts';

/** The loaded data of a favorite. */
export type LoadedFavorite =
  /** Stats are null for a player without games in the season. */
  | { readonly status: 'ready'; readonly player: Player; readonly stats: SeasonStats | null }
  /** The player is unknown to the game. */
  | { readonly status: 'gone' }
  /** A request failed. The player is known if that request did not. */
  | { readonly status: 'skipped'; readonly player: Player | null; readonly failure: FailureKind };

/** Reads a favorite's name and their stats in the current season of their platform. */
export async function readFavorite(
  site: Site,
  favorite: Favorite,
  seasons: ActiveSeasons,
  signal: AbortSignal,
): Promise<LoadedFavorite> {
  const api = apiOf(site);
  const shard = shardInAddress(favorite.shard);
  const { accountId } = favorite;
  const readStats = (season: string) => api.getSeasonStats({ shard, accountId, season }, { signal });
  const current = seasons[platformOf(site.game, shard)];
  const [found, early] = await Promise.all([
    api.getPlayer({ shard, player: accountId }, { signal }),
    current === undefined ? null : readStats(current),
  ]);
  if (!found.ok)
    return favoriteAfter(found.error) === 'remove'
      ? { status: 'gone' }
      : { status: 'skipped', player: null, failure: found.error.kind };
  const { player } = found.data;
  const stats = early ?? (await readNewest());
  if (!stats) return { status: 'ready', player, stats: null };
  if (stats.ok) return { status: 'ready', player, stats: stats.data };
  // The player exists, but has no stats in this season.
  return stats.error.kind === 'not-found'
    ? { status: 'ready', player, stats: null }
    : { status: 'skipped', player, failure: stats.error.kind };

  /** If the current season is unknown, uses the player's list of seasons. */
  async function readNewest() {
    const list = await api.listSeasons({ shard, accountId }, { signal });
    const newest = list.ok ? list.data.seasons.find(({ hasRanked }) => hasRanked) : undefined;
    return newest ? readStats(newest.id) : null;
  }
}

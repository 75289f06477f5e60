import type { Site } from '@hotdrop/shared-domain/contract';
import type { Favorite } from '@hotdrop/shared-domain/favorites';
import { platformOf, shardInAddress } from '@hotdrop/shared-domain/game';
import { favoriteAfter } from '@hotdrop/shared-domain/rules';
import type { ApiFailure, Player, SeasonStats } from '@hotdrop/shared-domain/wire';
import type { ActiveSeasons } from '../../seasons/ranked-stats.ts';

/** What is known of a favorite. */
export type FavoriteFigures =
  | { readonly is: 'ready'; readonly player: Player; readonly stats: SeasonStats | null }
  /** The game does not know the player any more. */
  | { readonly is: 'gone' }
  /** It could not be read just now. */
  | { readonly is: 'skipped' };

const after = (failure: ApiFailure): FavoriteFigures =>
  favoriteAfter(failure) === 'remove' ? { is: 'gone' } : { is: 'skipped' };

/** Reads a favorite's name and the figures of the season that runs on the favorite's platform. */
export async function readFigures(
  { api, game }: Site,
  favorite: Favorite,
  seasons: ActiveSeasons,
  signal: AbortSignal,
): Promise<FavoriteFigures> {
  const shard = shardInAddress(favorite.shard);
  const { accountId } = favorite;
  const found = await api.getPlayer({ shard, player: accountId }, { signal });
  if (!found.ok) return after(found.error);
  const { player } = found.data;

  const season = seasons[platformOf(game, shard)] ?? (await newestSeason());
  if (season === undefined) return { is: 'ready', player, stats: null };
  const figures = await api.getSeasonStats({ shard, accountId, season }, { signal });
  if (figures.ok) return { is: 'ready', player, stats: figures.data };
  // The player is there: it is the season that nobody knows.
  return figures.error.kind === 'not-found' ? { is: 'ready', player, stats: null } : { is: 'skipped' };

  /** Where nobody says which season runs, the player's own list does. */
  async function newestSeason(): Promise<string | undefined> {
    const list = await api.listSeasons({ shard, accountId }, { signal });
    return list.ok ? list.data.seasons.find(({ hasRanked }) => hasRanked)?.id : undefined;
  }
}

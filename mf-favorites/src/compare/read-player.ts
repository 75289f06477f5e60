import type { Site } from '@hotdrop/shared-domain/contract';
import type { Favorite } from '@hotdrop/shared-domain/favorites';
import { shardInAddress } from '@hotdrop/shared-domain/game';
import type { ApiFailure, Player, Result, SeasonStats } from '@hotdrop/shared-domain/wire';

/** A player of a comparison with their ranked seasons, or the failure. */
export type FoundPlayer =
  | {
      readonly favorite: Favorite;
      readonly ok: true;
      readonly player: Player;
      /** Ids of the seasons with ranked games, newest first. Null: the request failed. */
      readonly seasons: readonly string[] | null;
    }
  | { readonly favorite: Favorite; readonly ok: false; readonly error: ApiFailure };

export async function findPlayer(
  { api }: Site,
  favorite: Favorite,
  signal: AbortSignal,
): Promise<FoundPlayer> {
  const shard = shardInAddress(favorite.shard);
  const found = await api.getPlayer({ shard, player: favorite.accountId }, { signal });
  if (!found.ok) return { favorite, ok: false, error: found.error };
  const { player } = found.data;
  const list = await api.listSeasons({ shard, accountId: player.accountId }, { signal });
  const ranked = list.ok ? list.data.seasons.filter(({ hasRanked }) => hasRanked).map(({ id }) => id) : null;
  return { favorite, ok: true, player, seasons: ranked };
}

/** Reads a player's stats in a season. Null: the player has no games in it. */
export async function readSeason(
  { api }: Site,
  { shard, accountId }: Player,
  season: string,
  signal: AbortSignal,
): Promise<Result<SeasonStats | null>> {
  const input = { shard: shardInAddress(shard), accountId, season };
  const answer = await api.getSeasonStats(input, { signal });
  const isUnknown = !answer.ok && answer.error.kind === 'not-found';
  return isUnknown ? { ok: true, data: null, demo: false } : answer;
}

import type { Site } from '@hotdrop/shared-domain/contract';
import { readMode, readShard, type Season } from '@hotdrop/shared-domain/game';
import { findCurrentSeason, optionalDataSignal } from '@hotdrop/shared-domain/rules';

/** The ids of a board, as written in addresses. */
export interface Board {
  readonly shard: string;
  readonly mode: string;
}

/** Reads a board from any spelling in an address. Null: the game has no such board. */
export function readBoard(game: Site['game'], shard: string, mode: string): Board | null {
  const { id, hasBoard } = readShard(game, shard);
  const { id: modeId, kind } = readMode(game, mode);
  return hasBoard && kind === 'core' ? { shard: id, mode: modeId } : null;
}

/** Finds the current season of a shard; null when it is not known in time. Boards work without it. */
export const readSeason = (site: Site, shard: string, leaving: AbortSignal): Promise<Season | null> =>
  findCurrentSeason(site, shard, optionalDataSignal(leaving), {
    area: 'mf-leaderboards',
  });

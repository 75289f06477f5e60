import type { Site } from '@hotdrop/shared-domain/contract';
import { readMode, readShard } from '@hotdrop/shared-domain/game';
import { readShardParam } from '@hotdrop/shared-domain/links';

/** A board as an address names it, in the address's own spelling. */
export interface Board {
  readonly shard: string;
  readonly mode: string;
}

/** Null: the game keeps no such board. */
export function readBoard(game: Site['game'], shard: string, mode: string): Board | null {
  const { id, hasBoard } = readShard(game, readShardParam(shard).value);
  const { id: modeId, kind } = readMode(game, mode);
  return hasBoard && kind === 'core' ? { shard: id, mode: modeId } : null;
}

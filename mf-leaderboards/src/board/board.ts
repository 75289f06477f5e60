import type { Site } from '@hotdrop/shared-domain/contract';
import { readMode, readShard } from '@hotdrop/shared-domain/game';

/** A board as addresses spell it. */
export interface Board {
  readonly shard: string;
  readonly mode: string;
}

/** Understands every spelling of a board that an address may have. Null: the game keeps no such board. */
export function readBoard(game: Site['game'], shard: string, mode: string): Board | null {
  const { id, hasBoard } = readShard(game, shard);
  const { id: modeId, kind } = readMode(game, mode);
  return hasBoard && kind === 'core' ? { shard: id, mode: modeId } : null;
}

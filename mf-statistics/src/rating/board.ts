import type { Site } from '@hotdrop/shared-domain/contract';
import { rankedModes, rankedPlatforms, readMode, readShard, type Season } from '@hotdrop/shared-domain/game';

type Game = Site['game'];

/** Whose points are spread. */
export interface Board {
  readonly shard: string;
  readonly mode: string;
}

/** What an address says, in any spelling; without a ranked shard the visitor's platform, or the first ranked one. */
export function readShardOr(game: Game, said: string | null, selected: string): string {
  const shards = [said ?? '', selected].map((shard) => readShard(game, shard));
  return shards.find(({ hasBoard }) => hasBoard)?.id ?? rankedPlatforms(game)[0]?.id ?? selected;
}

/** Null: the address names no mode that is ranked. */
export function readRankedMode(game: Game, said: string | null): string | null {
  const { id, kind } = readMode(game, said ?? '');
  return kind === 'core' ? id : null;
}

export const firstMode = (game: Game, season: Season | null): string =>
  rankedModes(game, season)[0]?.id ?? rankedModes(game, null)[0]?.id ?? '';

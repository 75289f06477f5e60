import type { Site } from '@hotdrop/shared-domain/contract';
import { rankedModes, rankedPlatforms, readMode, readShard, type Season } from '@hotdrop/shared-domain/game';

type Game = Site['game'];

/** A leaderboard: a shard and a mode. */
export interface Board {
  readonly shard: string;
  readonly mode: string;
}

/** Reads the shard of an address in any spelling. Falls back to the visitor's platform, then to the first ranked one. */
export function readShardOr(game: Game, text: string | null, selected: string): string {
  const shards = [text ?? '', selected].map((shard) => readShard(game, shard));
  return shards.find(({ hasBoard }) => hasBoard)?.id ?? rankedPlatforms(game)[0]?.id ?? selected;
}

/** Null: the address names no ranked mode. */
export function readRankedMode(game: Game, text: string | null): string | null {
  const { id, kind } = readMode(game, text ?? '');
  return kind === 'core' ? id : null;
}

export const firstMode = (game: Game, season: Season | null): string =>
  rankedModes(game, season)[0]?.id ?? rankedModes(game, null)[0]?.id ?? '';

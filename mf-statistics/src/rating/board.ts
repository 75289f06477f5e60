import type { Site } from '@hotdrop/shared-domain/contract';
import {
  boardsOf,
  offeredPlatforms,
  type Platform,
  platformOf,
  rankedModes,
  readMode,
  readShard,
  type Season,
  type Shard,
} from '@hotdrop/shared-domain/game';

type Game = Site['game'];

/** Whose points are spread. */
export interface Board {
  readonly shard: string;
  readonly mode: string;
}

/** Platforms on which players are ranked. */
export const rankedPlatforms = (game: Game): readonly Platform[] =>
  offeredPlatforms(game).filter(({ id }) => readShard(game, id).hasBoard);

/** Regions that are ranked apart; none where there is one alone, which is the platform itself. */
export function rankedRegions(game: Game, shard: string): readonly Shard[] {
  const regions = boardsOf(game, platformOf(game, shard)).filter(({ isRegion }) => isRegion);
  return regions.length > 1 ? regions : [];
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

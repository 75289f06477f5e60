import type { Site } from '@hotdrop/shared-domain/contract';
import { rankedModes, rankedPlatforms, readMode, readShard, type Season } from '@hotdrop/shared-domain/game';

type Game = Site['game'];

/** A leaderboard: a shard and a mode. */
export interface Board {
  readonly shard: string;
  readonly mode: string;
}

/**
 * Reads the board of an address in any spelling. A part is null if the address does not name it.
 * Null: the game has no such shard or mode.
 */
export function readNamedBoard(
  game: Game,
  query: URLSearchParams,
): { readonly [Part in keyof Board]: string | null } | null {
  // A form without an entry sends an empty parameter, which names nothing.
  const [shard, mode] = [query.get('shard'), query.get('mode')];
  const named = { shard: shard ? readShard(game, shard) : null, mode: mode ? readMode(game, mode) : null };
  const isKnown = [named.shard, named.mode].every((part) => part === null || part.isKnown);
  return isKnown ? { shard: named.shard?.id ?? null, mode: named.mode?.id ?? null } : null;
}

/** The visitor's platform if it is ranked, otherwise the first ranked one. */
export const defaultShard = (game: Game, selected: string): string =>
  [readShard(game, selected), ...rankedPlatforms(game).map(({ id }) => readShard(game, id))].find(
    ({ hasBoard }) => hasBoard,
  )?.id ?? selected;

export const defaultMode = (game: Game, season: Season | null): string =>
  rankedModes(game, season)[0]?.id ?? rankedModes(game, null)[0]?.id ?? '';

/** Whether the game ranks players on a board, in some season. */
export const hasRatings = (game: Game, { shard, mode }: Board): boolean =>
  readShard(game, shard).hasBoard && readMode(game, mode).kind === 'core';

/** Whether the game ranks players on a board in a season. Without a season, in the newest one. */
export const isRankedBoard = (game: Game, board: Board, season: Season | null): boolean =>
  hasRatings(game, board) && rankedModes(game, season).some(({ id }) => id === board.mode);

import type { Site } from '@hotdrop/shared-domain/contract';
import { rankedModes, readMode, readSeason, readShard } from '@hotdrop/shared-domain/game';
import { findCurrentSeason, optionalDataSignal } from '@hotdrop/shared-domain/rules';
import { rankNumber } from '@hotdrop/shared-domain/stats';
import type { LeaderboardRow, ListMeta } from '@hotdrop/shared-domain/wire';

/** The ids of a board, as written in addresses. */
export interface Board {
  readonly shard: string;
  readonly mode: string;
  /** A past season. Absent: the current one. */
  readonly season?: string | undefined;
}

/** Reads a board from any spelling in an address. Null: the game has no such board. */
export function readBoard(
  game: Site['game'],
  shard: string,
  mode: string,
  season?: string | null,
): Board | null {
  const { id, hasBoard } = readShard(game, shard);
  const { id: modeId, kind } = readMode(game, mode);
  if (!hasBoard || kind !== 'core') return null;
  return { shard: id, mode: modeId, ...(season && { season: readSeason(game, season).shortId }) };
}

/** The current season of a platform. */
export interface RunningSeason {
  readonly id: string;
  /** Null: unknown. */
  readonly start: string | null;
}

/** Finds the current season of a shard; null when it is not known in time. Boards work without it. */
export async function findRunningSeason(
  site: Site,
  shard: string,
  leaving: AbortSignal,
): Promise<RunningSeason | null> {
  const about = { area: 'mf-leaderboards' };
  const season = await findCurrentSeason(site, shard, optionalDataSignal(leaving), about);
  return season && { id: season.id, start: season.start };
}

/** The modes that the current season ranks players in. */
export const rankedModesOf = (game: Site['game'], season: Pick<RunningSeason, 'id'> | null) =>
  rankedModes(game, season && readSeason(game, season.id));

export interface RankedRow {
  readonly row: LeaderboardRow;
  /** In the list by points, in every sorting. */
  readonly place: number;
  /** The published rank, which can have gaps, or the place. */
  readonly rank: number;
}

/** Adds the places to the rows of a page. */
export const rankRows = (
  rows: readonly LeaderboardRow[],
  { page, perPage }: Pick<ListMeta, 'page' | 'perPage'>,
): readonly RankedRow[] =>
  rows.map((row, index) => {
    const place = row.place ?? rankNumber(page, perPage, index);
    return { row, place, rank: row.rank ?? place };
  });

import type { Site } from '@hotdrop/shared-domain/contract';
import { platformOf, rankedModes, readMode, readShard } from '@hotdrop/shared-domain/game';
import { optionalDataSignal, reportFailure } from '@hotdrop/shared-domain/rules';

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

/** The current season of a platform. */
export interface RunningSeason {
  readonly id: string;
  /** Null: unknown. */
  readonly start: string | null;
}

/** Finds the current season of a shard; null when it is not known in time. Boards work without it. */
export async function readSeason(
  site: Site,
  shard: string,
  leaving: AbortSignal,
): Promise<RunningSeason | null> {
  const active = await site.api.listActiveSeasons({}, { signal: optionalDataSignal(leaving) });
  if (!active.ok) {
    reportFailure(site, active.error, { area: 'mf-leaderboards' });
    return null;
  }
  return active.data.seasons[platformOf(site.game, shard)] ?? null;
}

/** The modes that the current season ranks players in. */
export const rankedModesOf = (game: Site['game'], season: Pick<RunningSeason, 'id'> | null) =>
  rankedModes(game, season && game.seasons.read(season.id));

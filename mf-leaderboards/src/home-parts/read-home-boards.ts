import type { Site } from '@hotdrop/shared-domain/contract';
import { coreModes, rankedPlatforms } from '@hotdrop/shared-domain/game';
import { reportFailure } from '@hotdrop/shared-domain/rules';
import { type Answer, apiOf } from '@hotdrop/shared-domain/wire';

export interface HomeBoard {
  readonly shard: string;
  readonly mode: string;
  /** Null: the board could not be read. */
  readonly board: Answer<'getLeaderboard'> | null;
}

/** Reads the board of one of the first platforms, in the mode with the largest team. Null: the game has no such board. */
export async function readHomeBoard(
  site: Site,
  position: 0 | 1,
  signal: AbortSignal,
): Promise<HomeBoard | null> {
  const { game } = site;
  const api = apiOf(site);
  const shard = rankedPlatforms(game)[position]?.id;
  const mode = coreModes(game, 'tpp')[0]?.id;
  if (!shard || !mode) return null;
  const result = await api.getLeaderboard({ shard, mode }, { signal });
  if (!result.ok) reportFailure(site, result.error, { area: 'mf-leaderboards', page: 'home' });
  return { shard, mode, board: result.ok ? result.data : null };
}

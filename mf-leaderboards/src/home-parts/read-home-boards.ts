import type { Site } from '@hotdrop/shared-domain/contract';
import { coreModes, offeredPlatforms } from '@hotdrop/shared-domain/game';
import type { LeaderboardRow } from '@hotdrop/shared-domain/wire';

const boardCount = 2;
const rowsPerBoard = 5;

export interface HomeBoardData {
  readonly shard: string;
  readonly mode: string;
  /** Null: the board could not be read. */
  readonly rows: readonly LeaderboardRow[] | null;
  readonly updatedAt: string | null;
}

/** Reads the top players of the first platforms, in the mode with the largest team. */
export function readHomeBoards({ api, game }: Site, signal: AbortSignal): Promise<HomeBoardData[]> {
  const mode = coreModes(game, 'tpp')[0]?.id ?? '';
  return Promise.all(
    offeredPlatforms(game)
      .slice(0, boardCount)
      .map(async ({ id: shard }) => {
        const result = await api.getLeaderboard({ shard, mode }, { signal });
        if (!result.ok) return { shard, mode, rows: null, updatedAt: null };
        const { ranks, updatedAt } = result.data;
        return { shard, mode, rows: ranks.slice(0, rowsPerBoard), updatedAt };
      }),
  );
}

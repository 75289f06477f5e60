import type { Answer, Api } from '@hotdrop/shared-domain/wire';
import type { Board } from '../shared/board.ts';

/** A rank, or the reason why there is none. */
export type FindResult = number | 'not-found' | 'failed';

/** Finds the rank of a name. A number is a rank itself, unless the board is shorter. */
export async function findRank(
  api: Api,
  board: Board,
  { meta }: Answer<'getLeaderboard'>,
  wanted: string,
  signal: AbortSignal,
): Promise<FindResult> {
  const asked = /^#?(\d+)$/.exec(wanted)?.[1];
  if (asked && Number(asked) >= 1 && Number(asked) <= meta.totalCount) return Number(asked);
  const answer = await api.findOnLeaderboard({ ...board, name: wanted }, { signal });
  if (!answer.ok) return 'failed';
  return answer.data.place ?? 'not-found';
}

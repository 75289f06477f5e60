import type { Answer, Api, BeyondBoard } from '@hotdrop/shared-domain/wire';
import type { Board } from '../../shared/board.ts';

/** Why a search names no place on the board. */
export type NotFound =
  | { readonly status: 'beyond'; readonly player: BeyondBoard }
  | { readonly status: 'unknown' }
  | { readonly status: 'failed' };

export type FindResult = { readonly status: 'found'; readonly place: number } | NotFound;

/** Finds the place of a name. A number is a place itself, unless the board is shorter. */
export async function findOnBoard(
  api: Pick<Api, 'findOnLeaderboard'>,
  board: Board,
  { meta }: Pick<Answer<'getLeaderboard'>, 'meta'>,
  wanted: string,
  signal: AbortSignal,
): Promise<FindResult> {
  const asked = Number(/^#?(\d+)$/.exec(wanted)?.[1] ?? 0);
  if (asked >= 1 && asked <= meta.totalCount) return { status: 'found', place: asked };
  const answer = await api.findOnLeaderboard({ ...board, name: wanted }, { signal });
  if (!answer.ok) return { status: 'failed' };
  const { place, beyond } = answer.data;
  if (place !== null) return { status: 'found', place };
  return beyond ? { status: 'beyond', player: beyond } : { status: 'unknown' };
}

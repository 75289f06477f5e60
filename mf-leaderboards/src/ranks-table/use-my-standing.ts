import type { Site } from '@hotdrop/shared-domain/contract';
import { platformOf } from '@hotdrop/shared-domain/game';
import { reportFailure } from '@hotdrop/shared-domain/rules';
import { apiOf } from '@hotdrop/shared-domain/wire';
import { type MyPlayer, useMyPlayer } from '@hotdrop/shared-ui/my-player';
import { useSite } from '@hotdrop/shared-ui/site';
import { type Board, type RankedRow, rankRows } from '../shared/board.ts';
import { useIdleData } from '../shared/use-idle-data.ts';

/** The visitor's player on a board. */
export interface Standing extends MyPlayer {
  readonly isLoading: boolean;
  /** Null: unknown. */
  readonly place: number | null;
  /** Null: the player is not ranked on the board. */
  readonly rankPoint: number | null;
  /** The row, if it is on another page of the board. */
  readonly ranked: RankedRow | null;
}

type Found = Pick<Standing, 'place' | 'rankPoint' | 'ranked'>;

const nowhere: Found = { place: null, rankPoint: null, ranked: null };

/** Finds the visitor's player on a board. Null: the site does not know the visitor's player. */
export function useMyStanding(board: Board, ranks: readonly RankedRow[], perPage: number): Standing | null {
  const site = useSite();
  const player = useMyPlayer();
  const isHere =
    player !== null && platformOf(site.game, player.shard) === platformOf(site.game, board.shard);
  const shown = player && ranks.find((ranked) => isSame(ranked, player));
  const key = isHere && !shown ? [...Object.values(board), player.accountId].join(' ') : null;
  const found = useIdleData(key, async (signal) =>
    player ? findStanding(site, board, player, perPage, signal) : undefined,
  );
  if (!player) return null;
  if (shown) {
    const { place, row } = shown;
    return { ...player, isLoading: false, place, rankPoint: row.rankPoint, ranked: null };
  }
  return { ...player, isLoading: isHere && !found, ...nowhere, ...found };
}

const isSame = ({ row }: RankedRow, player: MyPlayer): boolean =>
  row.accountId === player.accountId && row.shard === player.shard;

/** Undefined: a call failed or was aborted. */
async function findStanding(
  site: Site,
  board: Board,
  player: MyPlayer,
  perPage: number,
  signal: AbortSignal,
): Promise<Found | undefined> {
  const about = { area: 'mf-leaderboards', page: 'ranks-table' };
  const answer = await apiOf(site).findOnLeaderboard({ ...board, name: player.name }, { signal });
  if (!answer.ok) {
    reportFailure(site, answer.error, about);
    return undefined;
  }
  const { place, beyond } = answer.data;
  if (place === null) {
    return beyond?.accountId === player.accountId
      ? { place: beyond.place, rankPoint: beyond.rankPoint, ranked: null }
      : nowhere;
  }
  const page = await apiOf(site).getLeaderboard({ ...board, page: Math.ceil(place / perPage) }, { signal });
  if (!page.ok) {
    reportFailure(site, page.error, about);
    return undefined;
  }
  // The name may be part of another player's.
  const ranked = rankRows(page.data.ranks, page.data.meta).find((one) => isSame(one, player));
  return ranked ? { place, rankPoint: ranked.row.rankPoint, ranked } : nowhere;
}

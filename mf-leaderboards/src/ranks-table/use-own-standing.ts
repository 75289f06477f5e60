import type { Site } from '@hotdrop/shared-domain/contract';
import { platformOf } from '@hotdrop/shared-domain/game';
import { reportFailure } from '@hotdrop/shared-domain/rules';
import type { Answer, LeaderboardRow } from '@hotdrop/shared-domain/wire';
import { type OwnPlayer, useOwnPlayer } from '@hotdrop/shared-ui/own-player';
import { runWhenIdle } from '@hotdrop/shared-ui/run-when-idle';
import { useSite } from '@hotdrop/shared-ui/site';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Board } from '../shared/board.ts';
import { placeOf } from './board-table.tsx';

type Content = Answer<'getLeaderboard'>;

/** The visitor's own player on a board. */
export interface Standing extends OwnPlayer {
  readonly isLoading: boolean;
  /** Null: unknown. */
  readonly place: number | null;
  /** Null: the player is not ranked on the board. */
  readonly rankPoint: number | null;
  /** The row, if it is on another page of the board. */
  readonly row: LeaderboardRow | null;
}

const nowhere = { isLoading: false, place: null, rankPoint: null, row: null };

/** Finds the visitor's own player on a board. Null: the site does not know the visitor's player. */
export function useOwnStanding(board: Board, content: Content | null): Standing | null {
  const site = useSite();
  const own = useOwnPlayer();
  const [found, setFound] = useState<{ readonly key: string; readonly standing: Standing } | null>(null);
  const isSamePlatform =
    own !== null && platformOf(site.game, own.shard) === platformOf(site.game, board.shard);
  const index = content?.ranks.findIndex((row) => isSame(row, own)) ?? -1;
  const row = content?.ranks[index];
  const key = own ? [board.shard, board.mode, own.accountId].join(' ') : '';
  const isElsewhere = isSamePlatform && content !== null && !row && found?.key !== key;

  const find = useEffectEvent(async (signal: AbortSignal) => {
    if (!own || !content) return;
    const standing = await findStanding(site, board, own, content.meta.perPage, signal);
    if (standing && !signal.aborted) setFound({ key, standing });
  });
  useEffect(() => {
    if (!isElsewhere || !key) return;
    const leaving = new AbortController();
    // The API client loads with the first call, so the call waits until the page is usable.
    const cancel = runWhenIdle(() => void find(leaving.signal));
    return () => {
      cancel();
      leaving.abort();
    };
  }, [isElsewhere, key]);

  if (!own) return null;
  if (row && content) {
    const place = placeOf(row, index, content.meta);
    return { ...own, isLoading: false, place, rankPoint: row.rankPoint, row: null };
  }
  if (found?.key === key) return found.standing;
  return { ...own, ...nowhere, isLoading: isSamePlatform };
}

const isSame = (row: Pick<LeaderboardRow, 'accountId' | 'shard'>, own: OwnPlayer | null): boolean =>
  row.accountId === own?.accountId && row.shard === own.shard;

/** Null: a call failed or was aborted. */
async function findStanding(
  site: Site,
  board: Board,
  own: OwnPlayer,
  perPage: number,
  signal: AbortSignal,
): Promise<Standing | null> {
  const about = { area: 'mf-leaderboards', page: 'ranks-table' };
  const answer = await site.api.findOnLeaderboard({ ...board, name: own.name }, { signal });
  if (!answer.ok) {
    reportFailure(site, answer.error, about);
    return null;
  }
  const { place, beyond } = answer.data;
  if (place === null) {
    if (beyond?.accountId !== own.accountId) return { ...own, ...nowhere };
    return { ...own, ...nowhere, place: beyond.place, rankPoint: beyond.rankPoint };
  }
  const page = await site.api.getLeaderboard({ ...board, page: Math.ceil(place / perPage) }, { signal });
  if (!page.ok) {
    reportFailure(site, page.error, about);
    return null;
  }
  // The name may be part of another player's.
  const row = page.data.ranks.find((one) => isSame(one, own));
  return row ? { ...own, isLoading: false, place, rankPoint: row.rankPoint, row } : { ...own, ...nowhere };
}

import { platformOf, shardInAddress } from '@hotdrop/shared-domain/game';
import { useOwnPlayer } from '@hotdrop/shared-ui/own-player';
import { useSite } from '@hotdrop/shared-ui/site';
import { useEffect, useState } from 'react';
import type { Board } from '../distribution/board.ts';
import { findMarkedPlayer, type MarkedPoints } from '../distribution/find-marked-player.ts';

export interface SeasonBoard extends Board {
  readonly season: string;
}

/** Loads the points of the visitor's own player on a board. Null: not known, or the player has none there. */
export function useOwnPoints({ shard, mode, season }: SeasonBoard): MarkedPoints | null {
  const site = useSite();
  const { game } = site;
  const own = useOwnPlayer();
  const [found, setFound] = useState<{ readonly accountId: string; readonly points: MarkedPoints } | null>(
    null,
  );
  const isHere = own !== null && platformOf(game, shardInAddress(own.shard)) === platformOf(game, shard);
  const accountId = isHere ? own.accountId : null;

  useEffect(() => {
    if (accountId === null) return;
    const leaving = new AbortController();
    const running = Promise.resolve(game.seasons.read(season));
    void findMarkedPlayer(site, { shard, mode }, running, accountId, leaving.signal).then((player) => {
      if (!leaving.signal.aborted && player.status === 'found') setFound({ accountId, points: player });
    });
    return () => leaving.abort();
  }, [site, game, shard, mode, season, accountId]);

  return found?.accountId === accountId ? found.points : null;
}

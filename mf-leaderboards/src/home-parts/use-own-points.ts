import type { Site } from '@hotdrop/shared-domain/contract';
import { platformOf, readMode, shardInAddress } from '@hotdrop/shared-domain/game';
import { reportFailure } from '@hotdrop/shared-domain/rules';
import { rankPointsOf } from '@hotdrop/shared-domain/stats';
import type { SeasonStats } from '@hotdrop/shared-domain/wire';
import type { OwnPlayer } from '@hotdrop/shared-ui/own-player';
import { useSite } from '@hotdrop/shared-ui/site';
import { useEffect, useState } from 'react';
import type { Board } from '../shared/board.ts';

export interface SeasonBoard extends Board {
  readonly season: string;
}

/**
 * Loads a player's points on a board with the same call as the own climb, so that both show one figure. Null: the
 * player has none there. Undefined: not known yet.
 */
export function useOwnPoints(
  { accountId, shard: dataShard }: OwnPlayer,
  { shard, mode, season }: SeasonBoard,
): number | null | undefined | 'failed' {
  const site = useSite();
  const { game } = site;
  const ownShard = shardInAddress(dataShard);
  const isHere = platformOf(game, ownShard) === platformOf(game, shard);
  const [points, setPoints] = useState<number | null | 'failed'>();

  useEffect(() => {
    if (!isHere) return;
    const leaving = new AbortController();
    const read = async () => {
      const stats = await site.api.getSeasonStats(
        { shard: ownShard, accountId, season },
        { signal: leaving.signal },
      );
      if (leaving.signal.aborted) return;
      if (stats.ok) setPoints(pointsIn(site.game, stats.data, { mode, season }));
      else if (stats.error.kind === 'not-found') setPoints(null);
      else {
        reportFailure(site, stats.error, { area: 'mf-leaderboards', page: 'home' });
        setPoints('failed');
      }
    };
    void read();
    return () => leaving.abort();
  }, [site, isHere, ownShard, accountId, mode, season]);

  return isHere ? points : null;
}

/** Some seasons count all modes as one; its points then apply to each mode. */
function pointsIn(
  game: Site['game'],
  { rankedStats }: SeasonStats,
  { mode, season }: Pick<SeasonBoard, 'mode' | 'season'>,
): number | null {
  const { size } = readMode(game, mode);
  const fallback = game.seasons.read(season).rankedViews.find((view) => view.size === size)?.fallback;
  const stats = rankedStats[mode] ?? (fallback ? rankedStats[fallback] : undefined);
  return stats ? rankPointsOf(stats) : null;
}

import type { PlayerCount } from '@hotdrop/shared-domain/wire';
import { CountTable } from './line/count-table.tsx';
import { toPoints } from './line/to-points.ts';
import type { PlayingData } from './playing.loader.ts';
import { TopGames } from './top-games/top-games.tsx';

interface BelowProps extends Pick<PlayingData, 'playing' | 'compare'> {
  /** The player count at the top of the page. */
  readonly own: PlayerCount | null;
}

/** The part of the page below the chart: its table, and the most played games. */
export function Below({ playing, compare, own }: BelowProps) {
  const points = toPoints(playing);
  return (
    <>
      {points.length > 0 && (
        <CountTable points={points} step={playing?.step} compare={playing?.earlier ? compare : null} />
      )}
      <TopGames playing={playing} own={own} />
    </>
  );
}

import { BoardRegions } from '@hotdrop/shared-ui/board-choice';
import { useSite } from '@hotdrop/shared-ui/site';
import type { Board } from '../board.ts';
import styles from './board-bar.module.css';

interface BoardBarProps extends Board {
  /** What can be done with the board. */
  readonly children: React.ReactNode;
}

/** The regions of the board's platform, and beside them what can be done with the board. */
export function BoardBar({ shard, mode, children }: BoardBarProps) {
  const { links } = useSite();
  return (
    <div className={styles.bar}>
      <BoardRegions shard={shard} to={(id) => links.leaderboards({ shard: id, mode })} />
      <div className={styles.tools}>{children}</div>
    </div>
  );
}

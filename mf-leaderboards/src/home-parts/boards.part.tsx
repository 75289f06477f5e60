import type { Part } from '@hotdrop/shared-domain/contract';
import styles from './boards.module.css';
import { HomeBoard } from './home-board.tsx';
import { type HomeBoardData, readHomeBoards } from './read-home-boards.ts';

/** The top players of the first two platforms. */
export const boards: Part<'home', readonly HomeBoardData[]> = {
  load: ({ site, signal }) => readHomeBoards(site, signal),
  Component: ({ data }) => (
    <div className={styles.boards}>
      {data.map((board) => (
        <HomeBoard key={board.shard} {...board} />
      ))}
    </div>
  ),
};

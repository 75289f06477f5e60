import type { Answer } from '@hotdrop/shared-domain/wire';
import { Panel } from '@hotdrop/shared-ui/panel';
import { useSite } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { BiggestClimb } from '../../shared/biggest-climb.tsx';
import type { Board } from '../../shared/board.ts';
import { Cutoffs } from '../../shared/cutoffs.tsx';
import { boardAddress } from '../board-address.ts';
import { FavoritesHere } from './favorites-here.tsx';
import { OwnLine } from './own-line.tsx';
import styles from './side.module.css';
import type { Standing } from './use-own-standing.ts';

interface BoardSideProps {
  readonly board: Board;
  readonly content: Answer<'getLeaderboard'>;
  readonly own: Standing | null;
}

/** The biggest climb, the points that the first places need, and how far the visitor is from them. */
export function BoardSide({ board, content: { climber, cutoffs, meta }, own }: BoardSideProps) {
  const { links } = useSite();
  const { t } = useLingui();
  const addressOf = (place: number) =>
    boardAddress(links, { ...board, page: Math.ceil(place / meta.perPage), at: place });
  const reached = cutoffs?.filter(({ rankPoint }) => rankPoint !== null) ?? [];
  return (
    <aside className={styles.side} aria-label={t`About this leaderboard`}>
      {climber && (
        <Panel label={t`Biggest climb today`}>
          <BiggestClimb climber={climber} />
        </Panel>
      )}
      <Panel label={t`Points needed`} className={styles.needed}>
        {reached.length > 0 && (
          <>
            <p className={styles.heads} aria-hidden="true">
              <Trans>Points needed</Trans>
            </p>
            <Cutoffs cutoffs={reached} to={addressOf} look="rows" />
          </>
        )}
        <OwnLine own={own} cutoffs={reached} />
      </Panel>
      <FavoritesHere board={board} />
    </aside>
  );
}

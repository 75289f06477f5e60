import { readMode } from '@hotdrop/shared-domain/game';
import { limits } from '@hotdrop/shared-domain/rules';
import type { Answer } from '@hotdrop/shared-domain/wire';
import { Pagination } from '@hotdrop/shared-ui/pagination';
import { Panel } from '@hotdrop/shared-ui/panel';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { boardAddress } from './board-address.ts';
import { ExportButton } from './csv/export-button.tsx';
import { FindResults, FindStatus } from './find/find-results.tsx';
import { Podium } from './podium/podium.tsx';
import type { RanksTableData } from './ranks-table.loader.ts';
import styles from './ranks-table.module.css';
import { BoardSide } from './side/board-side.tsx';
import { useOwnStanding } from './side/use-own-standing.ts';
import { SortAnnouncement } from './sort-choice.tsx';
import { BoardTable } from './table/board-table.tsx';

interface BoardContentProps {
  readonly shown: RanksTableData;
  readonly content: Answer<'getLeaderboard'>;
  readonly boardName: string;
}

/** The players of one page of a board, with what is known about the whole board. */
export function BoardContent({ shown, content, boardName }: BoardContentProps) {
  const { game, links, locale } = useSite();
  const { t } = useLingui();
  const { number } = useFormat();
  const { key } = useLocation();
  const { shard, mode, season, sort, at, wanted, result } = shown;
  const board = { shard, mode };
  const { meta, ranks, cutoffs, topDays } = content;
  const own = useOwnStanding(board, content);
  const hasPodium = meta.page === 1 && sort === 'points';
  const skipped = hasPodium ? Math.min(limits.leaderboardHighlighted, ranks.length) : 0;
  const search = `${key} ${at}`;

  const start = (meta.page - 1) * meta.perPage;
  const modeName = readMode(game, mode).name[locale];
  const [from, to] = [number(start + skipped + 1), number(start + ranks.length)];
  const count = number(meta.totalCount);
  const side = <BoardSide key="side" board={board} content={content} own={own} />;
  const table = (
    <div key="table" className={styles.main}>
      {ranks.length > skipped && (
        <Panel label={t`Players`} className={styles.table}>
          <BoardTable
            board={board}
            content={content}
            caption={t`${boardName}, ${modeName}: players ${from} to ${to} of ${count}`}
            sort={sort}
            skipped={skipped}
            own={own}
            at={at}
            search={search}
          />
        </Panel>
      )}
      <Pagination
        {...meta}
        to={(page) => boardAddress(links, { ...board, page, sort })}
        words={(first, last, total) => (
          <Trans>
            {first} to {last} of {total} players
          </Trans>
        )}
      />
      <ExportButton board={board} season={season} sort={sort} className={styles.phoneOnly} />
    </div>
  );
  return (
    <>
      <SortAnnouncement sort={sort} />
      <FindStatus>
        {wanted && result && (
          <FindResults
            board={board}
            boardName={boardName}
            wanted={wanted}
            result={result}
            total={meta.totalCount}
            cutoffs={cutoffs}
          />
        )}
      </FindStatus>
      {/* The reading order is the order on the screen. */}
      {hasPodium ? (
        <div className={styles.withPodium}>
          <Podium rows={ranks.slice(0, skipped)} topDays={topDays} own={own} at={at} search={search} />
          {side}
          {table}
        </div>
      ) : (
        <div className={styles.withoutPodium}>
          {table}
          {side}
        </div>
      )}
    </>
  );
}

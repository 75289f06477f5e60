import { readMode, readTier } from '@hotdrop/shared-domain/game';
import { type BoardSorting, columnOf, isReversed } from '@hotdrop/shared-domain/rules';
import { type Answer, apiOf } from '@hotdrop/shared-domain/wire';
import { Choice } from '@hotdrop/shared-ui/board-choice';
import { download } from '@hotdrop/shared-ui/browser';
import { Button } from '@hotdrop/shared-ui/button';
import { ExportIcon, ShareIcon } from '@hotdrop/shared-ui/icons';
import { Panel } from '@hotdrop/shared-ui/layout';
import { Pagination } from '@hotdrop/shared-ui/pagination';
import { Grid, Row, Text, VisuallyHidden } from '@hotdrop/shared-ui/primitives';
import { SharePanel } from '@hotdrop/shared-ui/share-panel';
import { useFormat, useLinks, useSite } from '@hotdrop/shared-ui/site';
import { TierDrawings } from '@hotdrop/shared-ui/tier-mark';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { linkPatterns } from '../link-patterns.ts';
import { type Board, type RunningSeason, rankRows } from '../shared/board.ts';
import { boardAddress, readSorting } from './board-address.ts';
import { BoardTable } from './board-table.tsx';
import { useBoardColumns } from './columns.tsx';
import { csvText, fileName } from './csv.ts';
import { FindResults, SimilarName, useScrollToFound } from './find.tsx';
import type { RanksTableData } from './ranks-table.loader.ts';
import styles from './ranks-table.module.css';
import { BoardSide } from './side.tsx';
import { useMyStanding } from './use-my-standing.ts';

interface BoardContentProps {
  readonly shown: RanksTableData;
  readonly content: Answer<'getLeaderboard'>;
  readonly boardName: string;
}

/** The players of one page of a board, with what is known about the whole board. */
export function BoardContent({ shown, content, boardName }: BoardContentProps) {
  const { game, locale } = useSite();
  const links = useLinks(linkPatterns);
  const { t } = useLingui();
  const { number } = useFormat();
  const { key } = useLocation();
  const { board, season, sort, at, wanted, result } = shown;
  const { meta, cutoffs } = content;
  const columns = useBoardColumns(board);
  const ranks = rankRows(content.ranks, meta);
  const mine = useMyStanding(board, ranks, meta.perPage);
  const found = ranks.find(({ place }) => place === at);
  const near = useScrollToFound(key, at);
  const start = (meta.page - 1) * meta.perPage;
  const modeName = readMode(game, board.mode).name[locale];
  const [from, to] = [number(start + 1), number(start + ranks.length)];
  const count = number(meta.totalCount);
  return (
    <TierDrawings marks={ranks.map(({ row }) => readTier(game, row).mark)}>
      <SortAnnouncement board={board} sort={sort} />
      {/* It stays without a result, so that screen readers announce a change. */}
      <div role="status" ref={near} className={styles.status}>
        {wanted && found && <SimilarName wanted={wanted} name={found.row.name} />}
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
      </div>
      <Grid gap={5} className={styles.columns}>
        <Grid gap={5} className={styles.main}>
          <Panel label={t`Players`} className={styles.board}>
            <BoardTable
              board={board}
              columns={columns}
              ranks={ranks}
              content={content}
              caption={t`${boardName}, ${modeName}: players ${from} to ${to} of ${count}`}
              sort={sort}
              mine={mine}
              at={at}
            />
          </Panel>
          <Pagination
            {...meta}
            to={(page) => boardAddress(links, { ...board, page, sort })}
            words={(first, last, total) => (
              <Trans>
                {first} to {last} of {total} players
              </Trans>
            )}
          />
          <BoardActions {...{ board, boardName, season, sort }} className={styles.phoneOnly} />
        </Grid>
        <BoardSide {...{ board, boardName, content, mine }} />
      </Grid>
    </TierDrawings>
  );
}

interface SortProps {
  readonly board: Board;
  readonly sort: BoardSorting;
}

/** Sorts the board in windows that show no column heads for it. */
export function SortChoice({ board, sort }: SortProps) {
  const links = useLinks(linkPatterns);
  const { t } = useLingui();
  const columns = useBoardColumns(board);
  return (
    <Choice
      label={t`Sort by`}
      chosen={columnOf(sort)}
      options={columns.flatMap(({ sort: id, head: name }) => (id ? { id, name } : []))}
      to={(id) => boardAddress(links, { ...board, sort: readSorting(id) })}
      className={styles.narrowOnly}
    />
  );
}

/** Tells screen readers how the board is sorted after each change. */
function SortAnnouncement({ board, sort }: SortProps) {
  const { t } = useLingui();
  const column = useBoardColumns(board).find(({ sort: id }) => id === columnOf(sort))?.head;
  return (
    <VisuallyHidden>
      <span aria-live="polite">
        {isReversed(sort) ? t`Sorted by ${column}, lowest first` : t`Sorted by ${column}, highest first`}
      </span>
    </VisuallyHidden>
  );
}

interface BoardActionsProps {
  readonly board: Board;
  readonly boardName: string;
  readonly season: RunningSeason | null;
  readonly sort: BoardSorting;
  readonly className: string | undefined;
}

/** Shares the first places, and saves the whole board as CSV, in the order of the page. */
export function BoardActions({ board, boardName, season, sort, className }: BoardActionsProps) {
  const site = useSite();
  const { t } = useLingui();
  const columns = useBoardColumns(board);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const save = async () => {
    setState('busy');
    const answer = await apiOf(site).getLeaderboard({ ...board, page: 1, perPage: 500, sort }, {});
    setState(answer.ok ? 'idle' : 'failed');
    if (!answer.ok) return;
    const { ranks, meta } = answer.data;
    const rows = rankRows(ranks, meta).map((ranked) => columns.map(({ csv }) => csv(ranked)));
    const text = csvText([columns.map(({ head }) => head), ...rows]);
    download(new File([text], fileName(site.game, board, season), { type: 'text/csv' }));
  };
  const label = t`Save the whole leaderboard as CSV`;
  return (
    <Row gap={2} className={className}>
      {/* The panel shows the running season. */}
      {!board.season && (
        <SharePanel
          panel="mf-leaderboards/top"
          about="board"
          subject={board}
          title={[t`Top 10`, boardName, readMode(site.game, board.mode).name[site.locale]]}
        >
          <ShareIcon />
          <Trans>Share</Trans>
        </SharePanel>
      )}
      <Button icon={ExportIcon} title={label} isBusy={state === 'busy'} onClick={() => void save()}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <span aria-hidden>CSV</span>
      </Button>
      {state === 'failed' && (
        <Text size="t13" tone="down" role="alert">
          {t`The leaderboard could not be loaded`}
        </Text>
      )}
    </Row>
  );
}

import { readMode } from '@hotdrop/shared-domain/game';
import { BoardChoice, BoardRegions } from '@hotdrop/shared-ui/board-choice';
import { PageHead, Stack } from '@hotdrop/shared-ui/layout';
import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import { Pagination } from '@hotdrop/shared-ui/pagination';
import { Panel } from '@hotdrop/shared-ui/panel';
import { useSite } from '@hotdrop/shared-ui/site';
import { Failed, useKept } from '@hotdrop/shared-ui/states';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData } from 'react-router-dom';
import { BoardDescription } from '../shared/board-description.tsx';
import { NoRankedPlayers } from '../shared/no-ranked-players.tsx';
import { BoardTable, useTableColumns } from './board-table.tsx';
import { ExportButton } from './export-button.tsx';
import { FindForm } from './find-form.tsx';
import type { RanksTableData } from './ranks-table.loader.ts';
import styles from './ranks-table.module.css';
import { NotOnBoard, SearchFailed } from './search-notices.tsx';
import { useBoardNames } from './use-board-names.ts';

const isMissing = ({ content }: RanksTableData) => content === null;

export function RanksTablePage() {
  const { game, links, locale } = useSite();
  const { t } = useLingui();
  const loaded = useLoaderData<RanksTableData>();
  const { shard, mode, content, season, at, missing } = useKept(
    loaded,
    isMissing,
    `${loaded.shard} ${loaded.mode}`,
  );
  const columns = useTableColumns(content?.meta, at);
  const { boardName, scope } = useBoardNames(shard);
  const gameName = game.shortName;
  const modeName = readMode(game, mode).name[locale];
  const title = t`${boardName} leaderboard`;
  const isEmpty = content?.ranks.length === 0;
  return (
    <>
      <PageMeta
        title={t`${gameName} ${boardName} leaderboard, ${modeName}`}
        description={t`Top ${gameName} players on ${boardName}, ${modeName}: rank points, tier, average damage, wins, and win rate.`}
      />
      <PageHead
        title={title}
        lead={<BoardDescription scope={scope} season={season} time={content?.updatedAt ?? null} />}
      >
        <BoardChoice shard={shard} mode={mode} season={season} to={links.leaderboards} />
      </PageHead>
      <Stack>
        <BoardRegions shard={shard} to={(id) => links.leaderboards({ shard: id, mode })}>
          {content && !isEmpty && (
            <>
              <FindForm action={links.leaderboards({ shard, mode })} wanted={missing?.name ?? null} />
              <ExportButton
                name={[game.id, shard, mode, content.meta.page].join('-')}
                columns={columns}
                content={content}
              />
            </>
          )}
        </BoardRegions>
        {isMissing(loaded) && (
          <Failed isCompact={content !== null} title={<Trans>The leaderboard could not be loaded</Trans>} />
        )}
        {isEmpty && <NoRankedPlayers />}
        {content && !isEmpty && (
          <Panel label={title} className={styles.board}>
            {missing?.status === 'not-found' && <NotOnBoard shard={shard} wanted={missing.name} />}
            {missing?.status === 'failed' && <SearchFailed wanted={missing.name} />}
            <BoardTable caption={title} columns={columns} content={content} at={at} />
          </Panel>
        )}
        {content && !isEmpty && (
          <Pagination
            {...content.meta}
            to={(page) => links.leaderboards({ shard, mode, page })}
            words={(first, last, total) => (
              <Trans>
                {first} to {last} of {total} players
              </Trans>
            )}
          />
        )}
      </Stack>
    </>
  );
}

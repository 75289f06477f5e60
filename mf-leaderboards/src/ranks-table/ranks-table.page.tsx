import type { Site } from '@hotdrop/shared-domain/contract';
import { readMode, readPlatform, readShard, regionalBoards } from '@hotdrop/shared-domain/game';
import type { BoardSorting } from '@hotdrop/shared-domain/rules';
import { BoardChoice, BoardRegions } from '@hotdrop/shared-ui/board-choice';
import { ButtonLink } from '@hotdrop/shared-ui/button';
import { PodiumIcon } from '@hotdrop/shared-ui/icons';
import { PageHead, Stack } from '@hotdrop/shared-ui/layout';
import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import { useLinks, useSite } from '@hotdrop/shared-ui/site';
import { Empty, Failed, useKept } from '@hotdrop/shared-ui/states';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData } from 'react-router-dom';
import { linkPatterns } from '../link-patterns.ts';
import { type Board, rankedModesOf } from '../shared/board.ts';
import { BoardDescription, NoRankedPlayers } from '../shared/board-description.tsx';
import { BoardContent, ExportButton, SortChoice } from './board-content.tsx';
import { FindForm } from './find.tsx';
import { type RanksTableData, ranksTableLoader } from './ranks-table.loader.ts';
import styles from './ranks-table.module.css';

const isMissing = ({ content }: RanksTableData) => content === null;

/** The page with its loader, which no other page needs. */
export const ranksTablePage = (site: Site) => ({
  Component: RanksTablePage,
  loader: ranksTableLoader(site),
});

function RanksTablePage() {
  const { game, locale } = useSite();
  const links = useLinks(linkPatterns);
  const { t } = useLingui();
  const loaded = useLoaderData<RanksTableData>();
  const shown = useKept(loaded, isMissing, `${loaded.shard} ${loaded.mode}`);
  const { shard, mode, isRanked, content, season, sort, wanted } = shown;
  const board = { shard, mode };
  const { boardName, scope } = useBoardNames(shard, sort);
  const gameName = game.shortName;
  const modeName = readMode(game, mode).name[locale];
  const title = t`${boardName} leaderboard`;
  const filled = content && content.ranks.length > 0 ? content : null;
  const [firstMode] = rankedModesOf(game, season);
  /** A mode without leaderboards has none on other platforms either. */
  const toRanked = (next: Board) =>
    links.board(isRanked || next.mode !== mode ? next : { ...next, mode: firstMode?.id ?? mode });
  return (
    <>
      <PageMeta
        title={t`${gameName} ${boardName} leaderboard, ${modeName}`}
        description={t`Top ${gameName} players on ${boardName}, ${modeName}: rank points, tier, average damage, wins, and win rate.`}
      />
      <PageHead
        title={title}
        lead={
          <BoardDescription scope={scope} season={season?.id ?? null} time={content?.updatedAt ?? null} />
        }
      >
        <BoardChoice {...board} season={season?.id ?? null} to={toRanked} />
      </PageHead>
      <div className={styles.page}>
        <Stack>
          {isRanked && (
            <BoardRegions shard={shard} to={(id) => links.board({ shard: id, mode })}>
              {filled && (
                <>
                  <FindForm action={links.board(board)} wanted={wanted} />
                  <SortChoice board={board} sort={sort} />
                  <ExportButton board={board} season={season} sort={sort} className={styles.wideOnly} />
                </>
              )}
            </BoardRegions>
          )}
          {!isRanked && (
            <Empty
              icon={PodiumIcon}
              title={<Trans>There is no {modeName} leaderboard in this game</Trans>}
              actions={
                firstMode && (
                  <ButtonLink kind="accent" to={links.board({ shard, mode: firstMode.id })}>
                    {firstMode.name[locale]}
                  </ButtonLink>
                )
              }
            />
          )}
          {isRanked && isMissing(loaded) && (
            <Failed
              kind={loaded.failure}
              isCompact={content !== null}
              title={<Trans>The leaderboard could not be loaded</Trans>}
            />
          )}
          {content && !filled && <NoRankedPlayers season={season} isRead={content.updatedAt !== null} />}
          {filled && <BoardContent shown={shown} content={filled} boardName={boardName} />}
        </Stack>
      </div>
    </>
  );
}

/** Provides the name of a board and a sentence about its players and their order. */
function useBoardNames(
  id: string,
  sort: BoardSorting,
): { readonly boardName: string; readonly scope: string } {
  const { game, locale } = useSite();
  const { t } = useLingui();
  const shard = readShard(game, id);
  const platform = readPlatform(game, shard.platform).name[locale];
  const region = shard.name[locale];
  const isMerged = regionalBoards(game, shard.platform).length > 0;
  // The only region of a platform has its name.
  if (shard.isRegion && isMerged)
    return { boardName: t`${platform} ${region}`, scope: t`Top players in this region.` };
  const byPoints = isMerged ? t`All regions combined, sorted by points.` : t`All players by points.`;
  const byOther = isMerged ? t`All regions combined.` : t`All players.`;
  return { boardName: platform, scope: sort === 'points' ? byPoints : byOther };
}

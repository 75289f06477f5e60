import {
  platformOf,
  readMode,
  readPlatform,
  readSeason,
  readShard,
  regionalBoards,
} from '@hotdrop/shared-domain/game';
import { type BoardSorting, columnOf, limits, rateSorts } from '@hotdrop/shared-domain/rules';
import { BoardChoice, BoardRegions, Choice } from '@hotdrop/shared-ui/board-choice';
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
import { BoardDescription, NoBoard, NoRankedPlayers } from '../shared/board-description.tsx';
import { boardAddress } from './board-address.ts';
import { BoardActions, BoardContent, SortChoice } from './board-content.tsx';
import { FindForm } from './find.tsx';
import type { RanksTableData } from './ranks-table.loader.ts';
import styles from './ranks-table.module.css';

const isMissing = ({ content }: RanksTableData) => content === null;

export function RanksTablePage() {
  const { game, locale } = useSite();
  const links = useLinks(linkPatterns);
  const { t } = useLingui();
  const loaded = useLoaderData<RanksTableData>();
  const shown = useKept(loaded, isMissing, Object.values(loaded.board).join(' '));
  const { board, isRanked, content, season, running, sort, wanted } = shown;
  const { shard, mode } = board;
  const { boardName, scope } = useBoardNames(shard, sort);
  const gameName = game.shortName;
  const modeName = readMode(game, mode).name[locale];
  const title = t`${boardName} leaderboard`;
  const filled = content && content.ranks.length > 0 ? content : null;
  const [firstMode] = rankedModesOf(game, season);
  const past = board.season && readSeason(game, board.season).label[locale];
  const seasons = [...new Set([...(running ? [running.id] : []), ...(content?.seasons ?? [])])];
  /** A mode without leaderboards has none on other platforms either. Other platforms have other seasons. */
  const toRanked = (next: Board) =>
    boardAddress(links, {
      shard: next.shard,
      mode: isRanked || next.mode !== mode ? next.mode : (firstMode?.id ?? mode),
      season: platformOf(game, next.shard) === platformOf(game, shard) ? board.season : undefined,
    });
  return (
    <>
      <PageMeta
        title={
          past
            ? t`${gameName} ${boardName} leaderboard, ${modeName}, ${past}`
            : t`${gameName} ${boardName} leaderboard, ${modeName}`
        }
        description={
          past
            ? t`The final ${gameName} leaderboard of ${past} on ${boardName}, ${modeName}.`
            : t`Top ${gameName} players on ${boardName}, ${modeName}: rank points, tier, average damage, wins, and win rate.`
        }
      />
      <PageHead
        title={title}
        lead={
          <BoardDescription
            scope={scope}
            season={season?.id ?? null}
            time={content?.isFinal ? 'final' : (content?.updatedAt ?? null)}
          />
        }
      >
        <BoardChoice {...board} season={season?.id ?? null} to={toRanked} />
        {seasons.length > 1 && (
          <Choice
            label={t`Season`}
            hasLabel={false}
            chosen={season?.id ?? ''}
            options={seasons.map((id) => ({ id, name: readSeason(game, id).label[locale] }))}
            to={(id) =>
              boardAddress(links, {
                ...board,
                season: id === running?.id ? undefined : readSeason(game, id).shortId,
              })
            }
            rel="nofollow"
          />
        )}
      </PageHead>
      <div className={styles.page}>
        <Stack>
          {isRanked && (
            <BoardRegions shard={shard} to={(id) => boardAddress(links, { ...board, shard: id })}>
              {filled && (
                <>
                  <FindForm board={board} wanted={wanted} />
                  <SortChoice board={board} sort={sort} />
                  <BoardActions {...{ board, boardName, season, sort }} className={styles.wideOnly} />
                </>
              )}
            </BoardRegions>
          )}
          {!isRanked && past && (
            <Empty
              icon={PodiumIcon}
              title={
                <Trans>
                  This site has no {modeName} leaderboard of {past}
                </Trans>
              }
              actions={
                <ButtonLink kind="accent" to={links.board(board)}>
                  <Trans>Current leaderboard</Trans>
                </ButtonLink>
              }
            />
          )}
          {!isRanked && !past && (
            <NoBoard mode={mode} season={season} to={(next) => links.board({ shard, mode: next })} />
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
  const isPart = shard.isRegion && isMerged;
  const boardName = isPart ? t`${platform} ${region}` : platform;
  if (rateSorts.includes(columnOf(sort)))
    return { boardName, scope: t`Players with fewer than ${limits.sortedRounds} games come last.` };
  if (isPart) return { boardName, scope: t`Top players in this region.` };
  const byPoints = isMerged ? t`All regions combined, sorted by points.` : t`All players by points.`;
  const byOther = isMerged ? t`All regions combined.` : t`All players.`;
  return { boardName, scope: sort === 'points' ? byPoints : byOther };
}

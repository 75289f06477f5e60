import { rankedPlatforms, readShard, readTier, regionalBoards } from '@hotdrop/shared-domain/game';
import { PlatformMark } from '@hotdrop/shared-ui/artwork';
import { MoreLink } from '@hotdrop/shared-ui/button';
import { Block, Columns, PageHead, Panel, Stack } from '@hotdrop/shared-ui/layout';
import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import { Row } from '@hotdrop/shared-ui/primitives';
import { useFormat, useLinks, useSite } from '@hotdrop/shared-ui/site';
import { Failed, useKept } from '@hotdrop/shared-ui/states';
import { Tabs } from '@hotdrop/shared-ui/tabs';
import { TierDrawings } from '@hotdrop/shared-ui/tier-mark';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLoaderData } from 'react-router-dom';
import { linkPatterns } from '../link-patterns.ts';
import { type RunningSeason, rankedModesOf } from '../shared/board.ts';
import { BoardDescription, NoBoard, NoRankedPlayers } from '../shared/board-description.tsx';
import { BiggestClimb, Cutoffs, useIsFavorite } from '../shared/board-parts.tsx';
import { PlaceLead, PlayerRow, PlayerRows } from '../shared/player-rows.tsx';
import type { RanksSummaryData, SummaryBoard } from './ranks-summary.loader.ts';
import styles from './ranks-summary.module.css';

export function RanksSummaryPage() {
  const { game, locale } = useSite();
  const links = useLinks(linkPatterns);
  const { t } = useLingui();
  const { boards, mode, season, sizes } = useLoaderData<RanksSummaryData>();
  const isRanked = boards.some(({ failure }) => failure !== 'not-found');
  const addressOf = (id: string) => `${links.leaderboards()}?mode=${id}`;
  const gameName = game.shortName;
  const read = boards.flatMap(({ content }) => content?.updatedAt ?? []).sort();
  return (
    <>
      <PageMeta
        title={t`${gameName} leaderboards`}
        description={t`The best ranked ${gameName} players of each platform and region: points, tier, wins and damage.`}
      />
      <PageHead
        title={<Trans>Leaderboards</Trans>}
        lead={
          <BoardDescription
            scope={t`Top 10 on each platform.`}
            season={season?.id ?? null}
            time={read[0] ?? null}
          />
        }
      >
        <Tabs
          variant="tightSegments"
          label={t`Mode`}
          tabs={rankedModesOf(game, season).map(({ id, name }) => ({
            to: addressOf(id),
            label: name[locale],
            isCurrent: id === mode,
          }))}
        />
      </PageHead>
      <Stack>
        {isRanked ? (
          <>
            <TierDrawings
              marks={boards.flatMap(
                ({ content }) => content?.ranks.map((row) => readTier(game, row).mark) ?? [],
              )}
            >
              <Columns shape="halves">
                {boards.map((board) => (
                  <TopTen key={board.shard} {...board} mode={mode} season={season} />
                ))}
              </Columns>
            </TierDrawings>
            <AllBoards mode={mode} sizes={sizes} />
          </>
        ) : (
          <NoBoard mode={mode} season={season} to={addressOf} />
        )}
      </Stack>
    </>
  );
}

interface TopTenProps extends SummaryBoard {
  readonly mode: string;
  readonly season: RunningSeason | null;
}

const isMissing = ({ content }: SummaryBoard) => content === null;

/** The best players of a platform, each a link, with the points that the first places need. */
function TopTen(loaded: TopTenProps) {
  const { game, locale } = useSite();
  const links = useLinks(linkPatterns);
  const { t } = useLingui();
  const isFavorite = useIsFavorite();
  const { shard, mode, season } = loaded;
  const { content } = useKept(loaded, isMissing, mode);
  const platform = readShard(game, shard).name[locale];
  const board = links.board({ shard, mode });
  const cutoffs = (content?.cutoffs ?? []).filter(({ rankPoint }) => rankPoint !== null);
  return (
    <Panel
      className={styles.board}
      title={
        <Row as="span" isInline>
          <PlatformMark platform={shard} />
          {platform}
        </Row>
      }
      aside={
        <MoreLink to={board}>
          <Trans>Full leaderboard</Trans>
        </MoreLink>
      }
    >
      {isMissing(loaded) && (
        <Failed
          kind={loaded.failure}
          isCompact={content !== null}
          title={<Trans>The leaderboard could not be loaded</Trans>}
        />
      )}
      {content?.ranks.length === 0 && <NoRankedPlayers season={season} isRead={content.updatedAt !== null} />}
      {content && content.ranks.length > 0 && (
        <>
          <PlayerRows isDense label={t`The best players on ${platform}`}>
            {content.ranks.map((row, index) => (
              <PlayerRow
                key={`${row.accountId} ${row.region}`}
                player={row}
                place={index + 1}
                isFavorite={isFavorite(row)}
                lead={<PlaceLead row={row} rank={row.rank ?? index + 1} />}
              />
            ))}
          </PlayerRows>
          <div className={styles.more}>
            {cutoffs.length > 0 && (
              <Cutoffs cutoffs={cutoffs} to={(place) => `${board}?find=${place}`} variant="cells" />
            )}
            {content.climber && <BiggestClimb climber={content.climber} />}
          </div>
        </>
      )}
    </Panel>
  );
}

interface AllBoardsProps {
  readonly mode: string;
  /** The number of places of each board, by shard. Without it, only names are shown. */
  readonly sizes: Readonly<Record<string, number>>;
}

/** Links to the board of every platform and region, with the number of their players. */
function AllBoards({ mode, sizes }: AllBoardsProps) {
  const { game, locale } = useSite();
  const links = useLinks(linkPatterns);
  const { t } = useLingui();
  const { number } = useFormat();
  return (
    <Block title={<Trans>By platform and region</Trans>}>
      <div className={styles.boards}>
        {rankedPlatforms(game).map(({ id, name }) => {
          const regions = regionalBoards(game, id).map((region) => ({
            id: region.id,
            label: region.name[locale],
          }));
          const all = { id, label: regions.length > 0 ? t`All regions` : t`All players` };
          return (
            <div key={id} className={styles.allPlatform}>
              <Row as="h3" className={styles.allName}>
                <PlatformMark platform={id} />
                {name[locale]}
              </Row>
              <ul className={styles.regions}>
                {[all, ...regions].map(({ id: shard, label }) => (
                  <li key={shard}>
                    <Link to={links.board({ shard, mode })}>
                      {label} {sizes[shard] !== undefined && <small>{number(sizes[shard])}</small>}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </Block>
  );
}

import {
  platformOf,
  rankedPlatforms,
  readMode,
  readPlatform,
  readSeason,
  readShard,
  tierBands,
} from '@hotdrop/shared-domain/game';
import { durations, limits } from '@hotdrop/shared-domain/rules';
import { BoardChoice, BoardRegions } from '@hotdrop/shared-ui/board-choice';
import { whenIdle } from '@hotdrop/shared-ui/browser';
import { ButtonLink } from '@hotdrop/shared-ui/button';
import { BarsIcon } from '@hotdrop/shared-ui/icons';
import { PageHead, Panel, Stack } from '@hotdrop/shared-ui/layout';
import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import { useFormat, useNow, useSite } from '@hotdrop/shared-ui/site';
import { Empty, Failed, useKept } from '@hotdrop/shared-ui/states';
import { TimeAgo } from '@hotdrop/shared-ui/time';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import { type Board, isRankedBoard } from '../distribution/board.ts';
import { toDistribution } from '../distribution/distribution.ts';
import { StatisticsTabs } from '../tabs/statistics-tabs.tsx';
import type { RatingData } from './rating.loader.ts';
import styles from './rating.module.css';
import { RatingPanel } from './rating-panel.tsx';
import { useRatingLink } from './use-rating-link.ts';

const Around = lazy(
  whenIdle(() =>
    import('./around.tsx').then((module) => ({
      default: module.Around,
    })),
  ),
);

const isMissing = (ratings: RatingData['ratings']) => ratings === null;

export function RatingPage() {
  const { game } = useSite();
  const { t } = useLingui();
  const loaded = useLoaderData<RatingData>();
  const ratings = useKept(loaded.ratings, isMissing, `${loaded.shard} ${loaded.mode}`);
  const page = { ...loaded, ratings };
  const ratingLink = useRatingLink(page);
  const { shardName, modeName } = useBoardNames(page);
  const gameName = game.shortName;
  return (
    <>
      <PageMeta
        title={t`${gameName} rating distribution, ${shardName}, ${modeName}`}
        description={t`${gameName} rank point distribution on ${shardName}, ${modeName}: the share of players in each range and tier, and the cutoff for the top percent.`}
      />
      <PageHead
        title={<Trans>Rating</Trans>}
        lead={<RatingDescription season={page.season} ratings={page.ratings} />}
      >
        <BoardChoice shard={page.shard} mode={page.mode} season={page.season} to={ratingLink} />
      </PageHead>
      <StatisticsTabs />
      <Stack>
        <BoardRegions shard={page.shard} to={(shard) => ratingLink({ shard })} />
        <Distribution page={page} isStale={loaded.ratings === null} />
      </Stack>
    </>
  );
}

interface DistributionProps {
  readonly page: RatingData;
  /** Whether the last request failed, so that the numbers are of an earlier one. */
  readonly isStale: boolean;
}

/** The distribution with what is around it, or the reason why it is missing. */
function Distribution({ page, isStale }: DistributionProps) {
  const { game } = useSite();
  const { t } = useLingui();
  const { number } = useFormat();
  const { ratings } = page;
  if (!ratings) {
    return (
      <Panel label={t`Rating distribution`}>
        <Failed kind={page.failure} isQuiet title={<Trans>The distribution could not be loaded</Trans>} />
      </Panel>
    );
  }
  const season = page.season === null ? null : readSeason(game, page.season);
  const distribution = toDistribution(
    ratings.ratings,
    season ? tierBands(game, season) : [],
    (from, to) => `${number(from)} ~ ${number(to)}`,
  );
  if (!distribution) return <NoDistribution {...page} />;
  return (
    <>
      <RatingPanel page={page} isStale={isStale} ratings={ratings} distribution={distribution} />
      <Suspense>
        <Around page={page} ratings={ratings} distribution={distribution} season={season} />
      </Suspense>
    </>
  );
}

/** Names the season of the distribution and the time of its last update, if known. */
function RatingDescription({ season, ratings }: Pick<RatingData, 'season' | 'ratings'>) {
  const { game, locale } = useSite();
  const { t } = useLingui();
  const label = season === null ? null : readSeason(game, season).label[locale];
  const scope =
    label === null
      ? t`Distribution of rank points for the season.`
      : t`Distribution of rank points in ${label}.`;
  if (!ratings?.updatedAt) return scope;
  const ago = <TimeAgo time={ratings.updatedAt} />;
  return (
    <Trans>
      {scope} Updated {ago}.
    </Trans>
  );
}

/** Explains why a board has no distribution: too few players are known, or the game does not rank players there. */
function NoDistribution(page: RatingData) {
  const { game, locale } = useSite();
  const { t } = useLingui();
  const { shardName, modeName } = useBoardNames(page);
  const ratingLink = useRatingLink(page);
  const shard = readShard(game, page.shard);
  const season = page.season === null ? null : readSeason(game, page.season);
  const isRanked = isRankedBoard(game, page, season);
  const platform = readPlatform(game, platformOf(game, page.shard));
  const { number } = useFormat();
  const now = useNow();
  const isNew = page.seasonStart !== null && now - Date.parse(page.seasonStart) < durations.newSeason;
  const enough = number(limits.distributedPlayers);
  const others = isRanked
    ? [platform].filter(() => shard.isRegion)
    : rankedPlatforms(game).filter(({ id }) => id !== shard.id);
  return (
    <Panel label={t`Rating distribution`} className={styles.none}>
      <Empty
        icon={BarsIcon}
        title={
          isRanked ? (
            <Trans>No distribution yet</Trans>
          ) : (
            <Trans>
              No rank points on {shardName}, {modeName}
            </Trans>
          )
        }
        actions={
          others.length > 0 &&
          others.map(({ id, name }) => (
            <ButtonLink key={id} to={ratingLink({ shard: id })}>
              {name[locale]}
            </ButtonLink>
          ))
        }
      >
        {!isRanked && (
          <Trans>The game does not rank players there. Choose another platform, region, or mode.</Trans>
        )}
        {isRanked && (
          <>
            {/* A region can be without ranked players at any time of a season, unlike its platform. */}
            {isNew && !shard.isRegion ? (
              <Trans>Not enough statistical information available since new season is just started.</Trans>
            ) : (
              <Trans>Too few ranked players for a distribution yet.</Trans>
            )}
            {'\n'}
            {shard.isRegion ? (
              <Trans>We know the region of few players.</Trans>
            ) : (
              <Trans>It appears within ten minutes after {enough} ranked players were looked up here.</Trans>
            )}
          </>
        )}
      </Empty>
    </Panel>
  );
}

/** Provides the display names of a board's shard and mode: `Steam Asia`, `Squad FPP`. */
function useBoardNames(board: Board): { readonly shardName: string; readonly modeName: string } {
  const { game, locale } = useSite();
  const shard = readShard(game, board.shard);
  const platform = readPlatform(game, shard.platform).name[locale];
  return {
    shardName: shard.isRegion ? `${platform} ${shard.name[locale]}` : platform,
    modeName: readMode(game, board.mode).name[locale],
  };
}

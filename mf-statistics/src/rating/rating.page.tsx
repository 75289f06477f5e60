import { BoardChoice, BoardRegions } from '@hotdrop/shared-ui/board-choice';
import { PageHead, Stack } from '@hotdrop/shared-ui/layout';
import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import { Panel } from '@hotdrop/shared-ui/panel';
import { useSite } from '@hotdrop/shared-ui/site';
import { Failed } from '@hotdrop/shared-ui/states';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLoaderData } from 'react-router-dom';
import { StatisticsTabs } from '../tabs/statistics-tabs.tsx';
import { barOf } from './chart/bar-position.ts';
import { barsOf } from './chart/bars.ts';
import { RatingTable } from './chart/rating-table.tsx';
import { NoDistribution } from './no-distribution.tsx';
import type { RatingData } from './rating.loader.ts';
import { RatingDescription } from './rating-description.tsx';
import { RatingPanel } from './rating-panel.tsx';
import { rememberRatings } from './ratings-cache.ts';
import { useBoardNames } from './use-board-names.ts';
import { useRatingLink } from './use-rating-link.ts';

export function RatingPage() {
  const site = useSite();
  const { game } = site;
  const { t } = useLingui();
  const page = useLoaderData<RatingData>();
  useEffect(() => {
    if (page.ratings) rememberRatings(site, page, page.ratings);
  }, [site, page]);
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
        <Distribution {...page} />
      </Stack>
    </>
  );
}

/** The distribution, or the reason why it is missing. */
function Distribution(page: RatingData) {
  const { t } = useLingui();
  const { ratings, marked } = page;
  if (!ratings) {
    return (
      <Panel label={t`Rating distribution`}>
        <Failed isQuiet title={<Trans>The distribution could not be loaded</Trans>} />
      </Panel>
    );
  }
  if (!ratings.ratings.some(({ ratio }) => ratio > 0)) return <NoDistribution {...page} />;
  const bars = barsOf(ratings.ratings);
  return (
    <>
      <RatingPanel page={page} ratings={ratings} bars={bars} />
      <RatingTable
        bars={bars.bars}
        marked={marked?.status === 'found' ? barOf(ratings.ratings, marked.points) : -1}
      />
    </>
  );
}

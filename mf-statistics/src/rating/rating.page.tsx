import { BoardChoice, BoardRegions } from '@hotdrop/shared-ui/board-choice';
import { PageHead, Stack } from '@hotdrop/shared-ui/layout';
import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import { Panel } from '@hotdrop/shared-ui/panel';
import { whenIdle } from '@hotdrop/shared-ui/run-when-idle';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Failed } from '@hotdrop/shared-ui/states';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect } from 'react';
import { useLoaderData } from 'react-router-dom';
import { toDistribution } from '../distribution/distribution.ts';
import { StatisticsTabs } from '../tabs/statistics-tabs.tsx';
import { NoDistribution } from './no-distribution.tsx';
import type { RatingData } from './rating.loader.ts';
import { RatingDescription } from './rating-description.tsx';
import { RatingPanel } from './rating-panel.tsx';
import { rememberRatings } from './ratings-cache.ts';
import { useBoardNames } from './use-board-names.ts';
import { useRatingLink } from './use-rating-link.ts';

const Around = lazy(
  whenIdle(() =>
    import('./around/around.tsx').then((module) => ({
      default: module.Around,
    })),
  ),
);

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

/** The distribution with what is around it, or the reason why it is missing. */
function Distribution(page: RatingData) {
  const { game } = useSite();
  const { t } = useLingui();
  const { number } = useFormat();
  const { ratings } = page;
  if (!ratings) {
    return (
      <Panel label={t`Rating distribution`}>
        <Failed isQuiet title={<Trans>The distribution could not be loaded</Trans>} />
      </Panel>
    );
  }
  const season = page.season === null ? null : game.seasons.read(page.season);
  const distribution = toDistribution(
    ratings.ratings,
    season ? game.tiers.bands(season) : [],
    (from, to) => `${number(from)} ~ ${number(to)}`,
  );
  if (!distribution) return <NoDistribution {...page} />;
  return (
    <>
      <RatingPanel page={page} ratings={ratings} distribution={distribution} />
      <Suspense>
        <Around page={page} ratings={ratings} distribution={distribution} season={season} />
      </Suspense>
    </>
  );
}

import { BoardChoice, BoardRegions } from '@hotdrop/shared-ui/board-choice';
import { BarsIcon } from '@hotdrop/shared-ui/icons';
import { PageHead, Stack } from '@hotdrop/shared-ui/layout';
import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import { Panel } from '@hotdrop/shared-ui/panel';
import { useSite } from '@hotdrop/shared-ui/site';
import { Empty, Failed } from '@hotdrop/shared-ui/states';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLoaderData } from 'react-router-dom';
import { StatisticsTabs } from '../tabs/statistics-tabs.tsx';
import { barOf } from './chart/bar-position.ts';
import { barsOf } from './chart/bars.ts';
import { RatingTable } from './chart/rating-table.tsx';
import type { RatingData } from './rating.loader.ts';
import { RatingLead } from './rating-description.tsx';
import { RatingPanel } from './rating-panel.tsx';
import { rememberSpread } from './ratings-cache.ts';
import { useBoardNames } from './use-board-names.ts';
import { useRatingLink } from './use-rating-link.ts';

export function RatingPage() {
  const site = useSite();
  const { game } = site;
  const { t } = useLingui();
  const page = useLoaderData<RatingData>();
  useEffect(() => {
    if (page.spread) rememberSpread(site, page, page.spread);
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
      <PageHead title={<Trans>Rating</Trans>} lead={<RatingLead season={page.season} spread={page.spread} />}>
        <BoardChoice shard={page.shard} mode={page.mode} season={page.season} to={ratingLink} />
      </PageHead>
      <StatisticsTabs />
      <Stack>
        <BoardRegions shard={page.shard} to={(shard) => ratingLink({ shard })} />
        <Spread {...page} />
      </Stack>
    </>
  );
}

/** The distribution, or why there is none. */
function Spread(page: RatingData) {
  const { t } = useLingui();
  const { spread, marked } = page;
  if (!spread) {
    return (
      <Panel label={t`Rating distribution`}>
        <Failed isQuiet title={<Trans>The distribution could not be loaded</Trans>} />
      </Panel>
    );
  }
  if (!spread.ratings.some(({ ratio }) => ratio > 0)) {
    return (
      <Panel label={t`Rating distribution`}>
        <Empty icon={BarsIcon} title={<Trans>No distribution yet</Trans>}>
          <Trans>Not enough statistical information available since new season is just started.</Trans>
          {'\n'}
          <Trans>Look at another mode or platform, or come back in a few days.</Trans>
        </Empty>
      </Panel>
    );
  }
  const bars = barsOf(spread.ratings);
  return (
    <>
      <RatingPanel page={page} spread={spread} bars={bars} />
      <RatingTable
        bars={bars.bars}
        marked={marked?.is === 'there' ? barOf(spread.ratings, marked.points) : -1}
      />
    </>
  );
}

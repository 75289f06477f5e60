import { readMode, readSeason, readShard } from '@hotdrop/shared-domain/game';
import { isFetchingRatings } from '@hotdrop/shared-domain/store';
import type { Ratings } from '@hotdrop/shared-domain/wire';
import { TextButton } from '@hotdrop/shared-ui/button';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { Note, Panel } from '@hotdrop/shared-ui/layout';
import { Row, SentenceGap, VisuallyHidden } from '@hotdrop/shared-ui/primitives';
import { SharePanel } from '@hotdrop/shared-ui/share-panel';
import { useFormat, useSite, useStore } from '@hotdrop/shared-ui/site';
import { SkeletonTable } from '@hotdrop/shared-ui/states';
import { StatTile, StatTiles } from '@hotdrop/shared-ui/stats';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { useRevalidator } from 'react-router-dom';
import { barOf, type Distribution } from '../distribution/distribution.ts';
import { type MarkedPoints, topShareOf } from '../distribution/find-marked-player.ts';
import { useFavoriteMarks } from '../distribution/use-favorite-marks.ts';
import { Toggle, ToggleGroup } from '../toggle/toggle.tsx';
import { MarkedPlayer } from './marked-player.tsx';
import type { RatingData } from './rating.loader.ts';
import styles from './rating.module.css';
import { MarkedFlag, RatingChart } from './rating-chart.tsx';
import { useChartLines, useRatingLink, useTopTier } from './use-rating-link.ts';
import { WhatIf } from './what-if.tsx';

/** Most visitors have no favorites, and the server knows none. */
const FavoriteFlags = lazy(() =>
  import(/* webpackChunkName: "favorite-marks" */ './favorite-marks.tsx').then((module) => ({
    default: module.FavoriteFlags,
  })),
);
const MarkList = lazy(() =>
  import(/* webpackChunkName: "favorite-marks" */ './favorite-marks.tsx').then((module) => ({
    default: module.MarkList,
  })),
);

interface RatingPanelProps extends StaleNoteProps {
  readonly page: RatingData;
  readonly ratings: Ratings;
  readonly distribution: Distribution;
}

/** The distribution as a chart, with the marked player above and a summary below. Fades while another board loads. */
export function RatingPanel({ page, isStale, ratings, distribution }: RatingPanelProps) {
  const { t } = useLingui();
  const isFetching = useStore(isFetchingRatings);
  const lines = useChartLines();
  const { marks, loading } = useFavoriteMarks(page);
  const { game, locale } = useSite();
  const [shard, mode] = [readShard(game, page.shard), readMode(game, page.mode)];
  const marked = useMarkedPoints(page);
  const listed = marks.length > 0 ? marks.length : loading;
  const waiting = <SkeletonTable rows={marked ? listed + 1 : listed} />;
  const { whatIf } = page;
  const board = `${page.shard} ${page.mode}`;
  const chart = (
    <RatingChart
      key={board}
      distribution={distribution}
      histogram={ratings.histogram}
      lastWeek={lines.lastWeek ? (ratings.lastWeek?.histogram ?? null) : null}
      hasCumulative={lines.cumulative}
      median={ratings.quantiles?.p50 ?? null}
      mark={useMark(marked, distribution)}
      topTier={<TopTierNote {...page} distribution={distribution} />}
    >
      {marks.length > 0 && (
        <Suspense>
          <FavoriteFlags span={distribution} marks={marks} marked={marked} />
        </Suspense>
      )}
      {marked && <MarkedFlag distribution={distribution} marked={marked} />}
    </RatingChart>
  );
  return (
    <Panel label={t`Rating distribution`}>
      <Row gap={0} justify="between" isWrapped className={styles.head}>
        <MarkedPlayer page={page} />
        <Row gap={3}>
          <LineToggles page={page} hasLastWeek={Boolean(ratings.lastWeek)} />
          <SharePanel
            panel="mf-statistics/distribution"
            about="board"
            subject={page}
            title={[t`Rating distribution`, shard.name[locale], mode.name[locale]]}
          />
        </Row>
      </Row>
      <VisuallyHidden>
        <span role="status">{isFetching && <Trans>Please wait...</Trans>}</span>
      </VisuallyHidden>
      <div className={classNames(styles.distribution, isFetching && styles.fetching)} aria-busy={isFetching}>
        {whatIf ? (
          <WhatIf
            key={`${board} ${whatIf.points}`}
            page={page}
            distribution={distribution}
            start={whatIf}
            marked={marked}
            hasCumulative={lines.cumulative}
          >
            {chart}
          </WhatIf>
        ) : (
          chart
        )}
        {listed > 0 && (
          <Suspense fallback={waiting}>
            {marks.length > 0 ? <MarkList marks={marks} marked={marked} /> : waiting}
          </Suspense>
        )}
        <RatingSummary {...ratings} />
      </div>
      <StaleNote isStale={isStale} />
    </Panel>
  );
}

/** The marked player on the chart. A place is among the players of the platform, so a region's chart has none. */
function useMarkedPoints({ shard, marked }: RatingData): MarkedPoints | null {
  const { game } = useSite();
  if (marked?.status !== 'found') return null;
  return readShard(game, shard).isRegion ? { ...marked, standing: null } : marked;
}

/** The marked player as the bars name it. */
function useMark(marked: MarkedPoints | null, { bars }: Distribution) {
  const { t } = useLingui();
  const { number, percent } = useFormat();
  if (!marked) return null;
  const { name, points, standing } = marked;
  const rank = number(standing?.rank);
  const top = percent(topShareOf(marked));
  return {
    bar: barOf(bars, points),
    label: `${name} · ${number(points)}`,
    place: standing && t`#${rank}, top ${top}`,
  };
}

interface LineTogglesProps {
  readonly page: RatingData;
  readonly hasLastWeek: boolean;
}

/** Shows and hides the lines over the bars. */
function LineToggles({ page, hasLastWeek }: LineTogglesProps) {
  const { t } = useLingui();
  const shown = useChartLines();
  const linkTo = useRatingLink(page);
  return (
    <ToggleGroup label={t`Lines of the chart`}>
      {hasLastWeek && (
        <Toggle line="step" isPressed={shown.lastWeek} to={linkTo({}, { lastWeek: !shown.lastWeek })}>
          <Trans>Last week</Trans>
        </Toggle>
      )}
      <Toggle line="dashed" isPressed={shown.cumulative} to={linkTo({}, { cumulative: !shown.cumulative })}>
        <Trans>Cumulative</Trans>
      </Toggle>
    </ToggleGroup>
  );
}

interface TopTierNoteProps extends Pick<RatingData, 'season'> {
  readonly distribution: Distribution;
}

/** Names the tier of top places below the highest tier with points. */
function TopTierNote({ season, distribution }: TopTierNoteProps) {
  const { game, locale } = useSite();
  const top = useTopTier(season === null ? null : readSeason(game, season), distribution);
  if (!top) return null;
  const name = top.name[locale];
  return (
    <Row as="span" isInline gap={1} className={styles.top}>
      <TierMark mark={top.mark} size="s" />
      <Trans>{name}: top places</Trans>
    </Row>
  );
}

/** The distribution in four numbers. */
function RatingSummary({ quantiles, sample }: Ratings) {
  const { t } = useLingui();
  const { number } = useFormat();
  const [low, high] = [number(quantiles?.p25), number(quantiles?.p75)];
  return (
    <StatTiles columns={4}>
      <StatTile label={t`Median`} value={number(quantiles?.p50)} />
      <StatTile label={t`Middle 50%`} value={quantiles && t`${low}–${high}`} />
      <StatTile label={t`Top 1% cutoff`} value={number(quantiles?.p99)} />
      <StatTile label={t`Players counted`} value={number(sample)} />
    </StatTiles>
  );
}

interface StaleNoteProps {
  readonly isStale: boolean;
}

/** Notes that the numbers are stale. Its live region is always present, so that screen readers announce the note. */
function StaleNote({ isStale }: StaleNoteProps) {
  const { revalidate } = useRevalidator();
  return (
    <div role="status">
      {isStale && (
        <Note>
          <Trans>Showing earlier data. The latest data could not be loaded.</Trans>
          <SentenceGap />
          <TextButton onClick={() => void revalidate()}>
            <Trans>Try again</Trans>
          </TextButton>
        </Note>
      )}
    </div>
  );
}

import { dayLength, weekLength } from '@hotdrop/shared-domain/text';
import type { PlayerCount } from '@hotdrop/shared-domain/wire';
import { whenIdle } from '@hotdrop/shared-ui/browser';
import { PageHead, Panel, Stack } from '@hotdrop/shared-ui/layout';
import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import { Row, Stat, VisuallyHidden } from '@hotdrop/shared-ui/primitives';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Skeleton, SkeletonTable, useKept } from '@hotdrop/shared-ui/states';
import { LocalTime, TimeAgo } from '@hotdrop/shared-ui/time';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import { Comments } from '../comments/comments.tsx';
import { StatisticsTabs } from '../tabs/statistics-tabs.tsx';
import { ChangeNow } from './count-change.tsx';
import { PlayerChart } from './player-chart.tsx';
import type { PlayingData } from './playing.loader.ts';
import { usePlayingLink } from './playing.loader.ts';
import styles from './playing.module.css';
import { usePlayerCount } from './use-player-count.ts';

const Below = lazy(
  whenIdle(() =>
    import('./below.tsx').then((module) => ({
      default: module.Below,
    })),
  ),
);

const hasNoCounts = ({ playing }: PlayingData) => playing === null;

export function PlayingPage() {
  const { game } = useSite();
  const linkTo = usePlayingLink();
  const { t } = useLingui();
  const format = useFormat();
  const loaded = useLoaderData<PlayingData>();
  const { range, compare, playing } = useKept(loaded, hasNoCounts);
  const { commentsPage, comments, failure } = loaded;
  const count = usePlayerCount();
  const gameName = game.shortName;
  const number = format.number(count?.count ?? null);
  const inWords = count?.count ? t`${number} playing ${gameName} now` : t`${gameName} players now`;
  return (
    <>
      <PageMeta
        title={inWords}
        description={t`Current ${gameName} player count, trends over the last day, week, month, and year, and the most played games on Steam.`}
      />
      <PageHead
        kicker={<Trans>Playing now</Trans>}
        title={
          <>
            <span className={styles.count} aria-hidden="true">
              {number}
            </span>
            <VisuallyHidden>{inWords}</VisuallyHidden>
          </>
        }
        lead={
          count?.count
            ? count.at && (
                <Trans>
                  Updated <TimeAgo time={count.at} />
                </Trans>
              )
            : t`The player count could not be loaded.`
        }
      >
        {count && <EarlierCounts count={count} />}
      </PageHead>
      <StatisticsTabs />
      <Stack>
        <PlayerChart range={range} compare={compare} playing={playing} failure={failure} />
        <Suspense fallback={<BelowSkeleton games={playing?.ranking.length ?? 0} />}>
          <Below playing={playing} failure={failure} compare={compare} count={count} />
        </Suspense>
        <Comments loaded={comments} page={commentsPage} address={linkTo(loaded.range, loaded.compare)} />
      </Stack>
    </>
  );
}

/** About as high as what is below the chart, so that the comments keep their place. */
const BelowSkeleton = ({ games }: { readonly games: number }) => (
  <>
    <Skeleton width={40} height={8} />
    <Panel title={<Trans>Top games</Trans>}>
      <SkeletonTable rows={games} />
    </Panel>
  </>
);

/** A year has 52 weeks here, so that weekdays match. */
const yearLength = 52 * weekLength;

/** The counts of this time yesterday, a week ago, and a year ago, as far as they are known. */
function EarlierCounts({ count }: { readonly count: PlayerCount }) {
  const { number } = useFormat();
  const now = count.count;
  if (!now) return null;
  const at = count.at === null ? null : Date.parse(count.at);
  const asThen = <Trans>As many as then</Trans>;
  // Old counts are kept by the hour, so a year ago has no minute.
  const known = [
    {
      head: <Trans>Yesterday</Trans>,
      ago: dayLength,
      before: count.yesterday,
      same: <Trans>As many as yesterday</Trans>,
      shown: 'time',
    },
    { head: <Trans>A week ago</Trans>, ago: weekLength, before: count.lastWeek, same: asThen, shown: 'time' },
    { head: <Trans>A year ago</Trans>, ago: yearLength, before: count.lastYear, same: asThen, shown: 'day' },
  ] as const;
  return (
    <Row as="dl" gap={3} align="stretch" className={styles.counts}>
      {known.map(
        ({ head, ago, before, same, shown }) =>
          !!before && (
            <Stat
              key={ago}
              label={
                <>
                  {head} {at !== null && <LocalTime time={at - ago} variant={shown} />}
                </>
              }
              value={number(before)}
              note={<ChangeNow now={now} then={before} same={same} />}
            />
          ),
      )}
    </Row>
  );
}

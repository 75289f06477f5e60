import type { Ratings } from '@hotdrop/shared-domain/wire';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { Note, Panel } from '@hotdrop/shared-ui/panel';
import { useFormat, useSite, useStore } from '@hotdrop/shared-ui/site';
import { VisuallyHidden } from '@hotdrop/shared-ui/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import { barOf } from './chart/bar-position.ts';
import type { Bars } from './chart/bars.ts';
import { ChartLegend } from './chart/chart-legend.tsx';
import { RatingChart } from './chart/rating-chart.tsx';
import { tierSegments } from './chart/tier-segments.ts';
import { MarkedPlayer } from './marked-player/marked-player.tsx';
import type { RatingData } from './rating.loader.ts';
import styles from './rating-panel.module.css';
import { RatingSummary } from './rating-summary.tsx';
import { StaleNote } from './stale-note.tsx';

interface RatingPanelProps {
  readonly page: RatingData;
  readonly ratings: Ratings;
  readonly bars: Bars;
}

/** The distribution as a chart, with the marked player above and a summary below. Fades while another board loads. */
export function RatingPanel({ page, ratings, bars }: RatingPanelProps) {
  const { game } = useSite();
  const { t } = useLingui();
  const { number, percent } = useFormat();
  const isFetching = useStore(({ statistics }) => statistics.isFetching);
  const rows = ratings.ratings;
  const found = page.marked?.status === 'found' ? page.marked : null;
  const bands = page.season === null ? [] : game.tiers.bands(game.seasons.read(page.season));
  const tiers = tierSegments(rows, bands);
  return (
    <Panel label={t`Rating distribution`}>
      <div className={styles.head}>
        <MarkedPlayer page={page} />
        <ChartLegend marked={found?.name ?? null} />
      </div>
      <VisuallyHidden>
        <span role="status">{isFetching && <Trans>Please wait...</Trans>}</span>
      </VisuallyHidden>
      <div className={classNames(styles.distribution, isFetching && styles.fetching)} aria-busy={isFetching}>
        <RatingChart
          key={`${page.shard} ${page.mode}`}
          {...bars}
          tiers={tiers}
          mark={
            found && {
              bar: barOf(rows, found.points),
              label: `${found.name} · ${number(found.points)}`,
              top: found.standing && percent(found.standing.ratio),
            }
          }
        />
        <RatingSummary {...ratings} />
      </div>
      <StaleNote isStale={page.isStale} />
      {tiers.length > 0 && (
        <Note>
          <Trans>
            Tier point ranges are estimates based on observed data. The game does not publish them.
          </Trans>
        </Note>
      )}
    </Panel>
  );
}

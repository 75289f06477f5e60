import type { Ratings } from '@hotdrop/shared-domain/wire';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { Note, Panel } from '@hotdrop/shared-ui/panel';
import { useFormat, useSite, useStore } from '@hotdrop/shared-ui/site';
import { VisuallyHidden } from '@hotdrop/shared-ui/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import { barOf } from './chart/bar-position.ts';
import type { Bars } from './chart/bars.ts';
import { ChartKey } from './chart/chart-legend.tsx';
import { RatingChart } from './chart/rating-chart.tsx';
import { tiersBelow } from './chart/tier-segments.ts';
import { MarkedPlayer } from './marked-player/marked-player.tsx';
import type { RatingData } from './rating.loader.ts';
import styles from './rating-panel.module.css';
import { SpreadFigures } from './rating-summary.tsx';
import { EarlierNote } from './stale-note.tsx';

interface RatingPanelProps {
  readonly page: RatingData;
  readonly spread: Ratings;
  readonly bars: Bars;
}

/** The spread as a chart, with who is marked above it and its figures below. Pales while another one is fetched. */
export function RatingPanel({ page, spread, bars }: RatingPanelProps) {
  const { game } = useSite();
  const { t } = useLingui();
  const { number } = useFormat();
  const isFetching = useStore(({ statistics }) => statistics.isFetching);
  const { ratings } = spread;
  const there = page.marked?.is === 'there' ? page.marked : null;
  const bands = page.season === null ? [] : game.tiers.bands(game.seasons.read(page.season));
  const tiers = tiersBelow(ratings, bands);
  return (
    <Panel label={t`Rating distribution`}>
      <div className={styles.head}>
        <MarkedPlayer page={page} rows={ratings} />
        <ChartKey marked={there?.name ?? null} />
      </div>
      <VisuallyHidden>
        <span role="status">{isFetching && <Trans>Please wait...</Trans>}</span>
      </VisuallyHidden>
      <div className={classNames(styles.spread, isFetching && styles.fetching)} aria-busy={isFetching}>
        <RatingChart
          key={`${page.shard} ${page.mode}`}
          {...bars}
          tiers={tiers}
          marked={there ? barOf(ratings, there.points) : -1}
          mark={there && `${there.name} · ${number(there.points)}`}
        />
        <SpreadFigures {...spread} />
      </div>
      <EarlierNote isEarlier={page.isEarlier} />
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

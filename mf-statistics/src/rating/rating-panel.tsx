import type { Season, TierBand } from '@hotdrop/shared-domain/game';
import type { Ratings } from '@hotdrop/shared-domain/wire';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { Note, Panel } from '@hotdrop/shared-ui/panel';
import { SentenceGap } from '@hotdrop/shared-ui/sentence-gap';
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
  const season = page.season === null ? null : game.seasons.read(page.season);
  const bands = season ? game.tiers.bands(season) : [];
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
          <SentenceGap />
          <TierWithoutPoints season={season} bands={bands} />
        </Note>
      )}
    </Panel>
  );
}

interface TierWithoutPointsProps {
  readonly season: Season | null;
  readonly bands: readonly TierBand[];
}

/** Says where the players of a tier are counted that depends on their place instead of their points. */
function TierWithoutPoints({ season, bands }: TierWithoutPointsProps) {
  const { game, locale } = useSite();
  const highest = bands.at(-1)?.tier;
  const missing =
    season && game.tiers.ranked(season).find(({ id }) => !bands.some(({ tier }) => tier.id === id));
  if (!missing || !highest) return null;
  const tier = game.tiers.read({ tier: missing.id, subTier: '' }).name[locale];
  const counted = highest.name[locale];
  return (
    <Trans>
      {tier} depends on the place and not on points, so its players are counted in {counted}.
    </Trans>
  );
}

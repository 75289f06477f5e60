import type { Histogram } from '@hotdrop/shared-domain/wire';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { useCodeOnDemand } from '@hotdrop/shared-ui/code-on-demand';
import { useFormat } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { percent as cssPercent } from '../../chart/scale.ts';
import {
  cumulativeLine,
  type Distribution,
  positionOf,
  sharesByBar,
  shareTicks,
} from '../../distribution/distribution.ts';
import whatIf from '../what-if/what-if.module.css';
import { PointAxis } from './point-axis.tsx';
import { type Mark, RatingBars } from './rating-bars.tsx';
import styles from './rating-chart.module.css';
import { TierScale } from './tier-scale.tsx';

interface RatingChartProps {
  readonly distribution: Distribution;
  /** Finer than the bars. Null or undefined: not known. */
  readonly histogram: Histogram | null | undefined;
  /** Null: the line of last week is not known or not shown. */
  readonly lastWeek: Histogram | null;
  readonly hasCumulative: boolean;
  readonly median: number | null;
  readonly mark: Mark | null;
  /** A tier of top places, without a band of points. */
  readonly topTier: React.ReactNode;
  /** Lines with labels over the bars. */
  readonly children?: React.ReactNode;
}

const loadBars = () => import(/* webpackChunkName: "live-bars" */ './live-bars.tsx');

/** The axis of the cumulative share. */
const cumulativeTicks = [0, 0.25, 0.5, 0.75, 1];

/** Bars in the tones of their tiers, in plain markup until the first pointer, touch, or focus loads nivo. */
export function RatingChart({
  distribution,
  histogram,
  lastWeek,
  hasCumulative,
  median,
  mark,
  topTier,
  children,
}: RatingChartProps) {
  const { number, percent } = useFormat();
  const { code, box } = useCodeOnDemand(loadBars, { area: 'mf-statistics', page: 'rating' });
  const [pointed, point] = useState<number | null>(null);
  const { bars, tiers } = distribution;
  const before = lastWeek && sharesByBar(lastWeek, distribution);
  const ticks = shareTicks(Math.max(...bars.map(({ share }) => share), ...(before ?? [])));
  const highest = ticks.at(-1) ?? 1;
  const x = (points: number) => cssPercent(positionOf(distribution, points));
  const half = number(median);
  return (
    <div ref={box} className={classNames(styles.chart, hasCumulative && styles.withCumulative)}>
      <div className={styles.axis} aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} style={{ '--y': cssPercent(tick / highest) }}>
            {percent(tick, 0)}
          </span>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hides the tip of the pointer */}
      <div className={styles.plot} onMouseLeave={() => point(null)}>
        <div className={styles.inner}>
          {ticks.slice(1).map((tick) => (
            <i key={tick} className={styles.rule} style={{ '--y': cssPercent(tick / highest) }} />
          ))}
          {tiers.slice(1).map(({ tier, from }) => (
            <i key={tier.id} className={styles.limit} style={{ '--x': x(from) }} />
          ))}
          {code && <code.LiveBars bars={bars} highest={highest} onPoint={point} />}
          <RatingBars
            bars={bars}
            highest={highest}
            mark={mark}
            isLive={code !== null}
            pointed={pointed}
            onPoint={point}
          />
          {before && (
            <svg className={styles.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              <path className={styles.lastWeek} d={stepPath(before.map((share) => share / highest))} />
            </svg>
          )}
          {hasCumulative && (
            <svg className={styles.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              <path className={styles.cumulative} d={cumulativePath(histogram, distribution)} />
            </svg>
          )}
          {median !== null && (
            <i className={styles.half} style={{ '--x': x(median) }} aria-hidden="true">
              <span>
                <Trans>Half: {half}</Trans>
              </span>
            </i>
          )}
        </div>
        {children}
        <i className={whatIf.line} aria-hidden="true" />
      </div>
      {hasCumulative && (
        <div className={classNames(styles.axis, styles.shares)} aria-hidden="true">
          {cumulativeTicks.map((tick) => (
            <span key={tick} style={{ '--y': cssPercent(tick) }}>
              {percent(tick, 0)}
            </span>
          ))}
        </div>
      )}
      <PointAxis distribution={distribution} />
      {tiers.length > 0 && <TierScale tiers={tiers} topTier={topTier} />}
    </div>
  );
}

/** Draws a step for each share of the height. */
function stepPath(heights: readonly number[]): string {
  const corners = heights.map((height, index) => {
    const y = (100 - height * 100).toFixed(2);
    const [left, right] = [index, index + 1].map((at) => ((at / heights.length) * 100).toFixed(2));
    return `${left} ${y}L${right} ${y}`;
  });
  return `M0 100L${corners.join('L')}L100 100`;
}

function cumulativePath(histogram: Histogram | null | undefined, distribution: Distribution): string {
  const corners = cumulativeLine(histogram, distribution).map(
    ([points, share]) =>
      `${(positionOf(distribution, points) * 100).toFixed(2)} ${(100 - share * 100).toFixed(2)}`,
  );
  return `M0 100L${corners.join('L')}L100 0`;
}

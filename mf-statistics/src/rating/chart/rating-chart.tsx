import { useFormat } from '@hotdrop/shared-ui/site';
import type { Bar } from './bars.ts';
import { type Mark, RatingBars } from './rating-bars.tsx';
import styles from './rating-chart.module.css';
import { TierScale } from './tier-scale.tsx';
import type { TierSegment } from './tier-segments.ts';

interface RatingChartProps {
  readonly bars: readonly Bar[];
  readonly ticks: readonly number[];
  readonly tiers: readonly TierSegment[];
  readonly mark: Mark | null;
}

/** The axis of the cumulative share, from the top. */
const cumulativeTicks = [1, 0.75, 0.5, 0.25, 0];

/** Bars and a line for the cumulative share, in plain markup that needs no chart library. */
export function RatingChart({ bars, ticks, tiers, mark }: RatingChartProps) {
  const { percent } = useFormat();
  const shareAt = (index: number) => index / (ticks.length - 1);
  const line = bars.map(({ cumulative }, index) => point((index + 1) / bars.length, cumulative)).join('L');
  return (
    <div className={styles.chart}>
      <div className={styles.axis} aria-hidden="true">
        {ticks.toReversed().map((tick) => (
          <span key={tick}>{percent(tick)}</span>
        ))}
      </div>
      <div className={styles.plot}>
        {ticks.map((tick, index) => (
          <i key={tick} className={styles.rule} style={{ bottom: `${shareAt(index) * 100}%` }} />
        ))}
        <RatingBars bars={bars} mark={mark} />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.line} d={`M0 100L${line}`} />
        </svg>
      </div>
      <div className={styles.cumulative} aria-hidden="true">
        {cumulativeTicks.map((tick) => (
          <span key={tick}>{percent(tick)}</span>
        ))}
      </div>
      {tiers.length > 0 && <TierScale tiers={tiers} />}
    </div>
  );
}

const point = (x: number, share: number) => `${(x * 100).toFixed(2)} ${(100 - share * 100).toFixed(2)}`;

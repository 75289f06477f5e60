import type { CSSProperties } from 'react';
import styles from './line-chart.module.css';
import { roundScale } from './scale.ts';

export interface Point {
  /** In milliseconds. */
  readonly at: number;
  readonly value: number;
}

interface LineChartProps {
  /** What the line says, in a sentence, for those who do not see it. */
  readonly label: string;
  /** At least one, in order of time. */
  readonly points: readonly Point[];
  readonly showValue: (value: number) => string;
  readonly showTime: (at: number) => string;
}

const labelsBelow = 6;

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** A line over time, drawn as plain SVG: seen before any code of a chart arrives, and without JavaScript. */
export function LineChart({ label, points, showValue, showTime }: LineChartProps) {
  const { ticks, at: heightOf } = roundScale(points.map(({ value }) => value));
  const first = points[0]?.at ?? 0;
  const span = (points.at(-1)?.at ?? first) - first || 1;
  const x = (at: number) => (at - first) / span;
  const line = points
    .map((point) => `${(x(point.at) * 100).toFixed(2)} ${(100 - heightOf(point.value) * 100).toFixed(2)}`)
    .join('L');
  const times = Array.from(
    { length: labelsBelow },
    (_, index) => first + (span * (index + 0.5)) / labelsBelow,
  );

  return (
    <div className={styles.chart}>
      <div className={styles.values} aria-hidden="true">
        {ticks.toReversed().map((tick) => (
          <span key={tick}>{showValue(tick)}</span>
        ))}
      </div>
      <div className={styles.plot}>
        {ticks.map((tick) => (
          <i key={tick} className={styles.rule} style={{ bottom: percent(heightOf(tick)) }} />
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={label}>
          <path className={styles.area} d={`M0 100L${line}L100 100Z`} />
          <path className={styles.line} d={`M${line}`} />
        </svg>
      </div>
      <div className={styles.times} aria-hidden="true">
        {times.map((time) => (
          <span key={time} style={{ '--x': percent(x(time)) } as CSSProperties}>
            {showTime(time)}
          </span>
        ))}
      </div>
    </div>
  );
}

import { useCodeOnDemand } from '@hotdrop/shared-ui/code-on-demand';
import styles from './line-chart.module.css';
import { LineReader } from './line-reader.tsx';
import { type Point, percent, roundScale } from './scale.ts';
import { TimeAxis } from './time-axis.tsx';

interface LineChartProps {
  /** Describes the line for screen readers. */
  readonly label: string;
  /** At least one point, sorted by time. */
  readonly points: readonly Point[];
  readonly showValue: (value: number) => string;
}

const loadLine = () => import(/* webpackChunkName: "live-line" */ './live-line.tsx');

/** A line over time in plain SVG, which an interactive line replaces. */
export function LineChart({ label, points, showValue }: LineChartProps) {
  const { code, box } = useCodeOnDemand(loadLine, { area: 'mf-statistics', page: 'playing' });
  const { ticks, at: heightOf } = roundScale(points.map(({ value }) => value));
  const first = points[0]?.at ?? 0;
  const last = points.at(-1)?.at ?? first;
  const span = last - first || 1;
  const x = (at: number) => (at - first) / span;
  const line = points
    .map((point) => `${(x(point.at) * 100).toFixed(2)} ${(100 - heightOf(point.value) * 100).toFixed(2)}`)
    .join('L');

  return (
    <div ref={box} className={styles.chart}>
      <div className={styles.values} aria-hidden="true">
        {ticks.toReversed().map((tick) => (
          <span key={tick}>{showValue(tick)}</span>
        ))}
      </div>
      <LineReader points={points} positionOf={({ at, value }) => ({ x: x(at), y: heightOf(value) })}>
        {ticks.map((tick) => (
          <i key={tick} className={styles.rule} style={{ bottom: percent(heightOf(tick)) }} />
        ))}
        {code ? (
          <code.LiveLine label={label} points={points} ticks={ticks} />
        ) : (
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={label}>
            <path className={styles.area} d={`M0 100L${line}L100 100Z`} />
            <path className={styles.line} d={`M${line}`} />
          </svg>
        )}
      </LineReader>
      <TimeAxis first={first} last={last} positionOf={x} />
    </div>
  );
}

import { useCodeOnDemand } from '@hotdrop/shared-ui/code-on-demand';
import { useMemo } from 'react';
import styles from './line-chart.module.css';
import { LineReader } from './line-reader.tsx';
import { type LinePoint, partsOf } from './line-series.ts';
import { percent, roundScale } from './scale.ts';
import { ChartEvents, type TimeEvent } from './time/chart-events.tsx';
import { DayLimits, TimeAxis } from './time/time-axis.tsx';

interface LineChartProps {
  /** Describes the line for screen readers. */
  readonly label: string;
  /** At least one point, sorted by time. */
  readonly points: readonly LinePoint[];
  readonly showValue: (value: number) => string;
  /** The content of the tip at a point. */
  readonly showTip: (point: LinePoint) => React.ReactNode;
  /** A point in words. */
  readonly describe: (point: LinePoint) => string;
  readonly events: readonly TimeEvent[];
}

const loadLine = () => import(/* webpackChunkName: "live-line" */ './live-line.tsx');

const valuesOf = ({ value, peak, earlier }: LinePoint) => [value, peak ?? 0, earlier ?? 0];

/** Lines over time from zero in plain SVG. An interactive line replaces the main one. */
export function LineChart({ label, points, showValue, showTip, describe, events }: LineChartProps) {
  const { code, box } = useCodeOnDemand(loadLine, { area: 'mf-statistics', page: 'playing' });
  const { ticks, at: heightOf } = useMemo(() => roundScale([0, ...points.flatMap(valuesOf)]), [points]);
  const first = points[0]?.at ?? 0;
  const last = points.at(-1)?.at ?? first;
  const span = last - first || 1;
  const x = (at: number) => (at - first) / span;

  return (
    <div ref={box} className={styles.chart} data-events={events.length > 0 || undefined}>
      <div className={styles.values} aria-hidden="true">
        {ticks.toReversed().map((tick) => (
          <span key={tick}>{showValue(tick)}</span>
        ))}
      </div>
      <LineReader points={points} x={x} y={heightOf} showTip={showTip} describe={describe}>
        {(onPoint) => (
          <>
            {ticks.map((tick) => (
              <i key={tick} className={styles.rule} style={{ bottom: percent(heightOf(tick)) }} />
            ))}
            <DayLimits first={first} last={last} positionOf={x} />
            <StillLines label={label} points={points} x={x} y={heightOf} isLive={code !== null} />
            {code && <code.LiveLine label={label} points={points} ticks={ticks} onPoint={onPoint} />}
            <ChartEvents events={events} first={first} last={last} positionOf={x} />
          </>
        )}
      </LineReader>
      <TimeAxis first={first} last={last} positionOf={x} />
    </div>
  );
}

interface StillLinesProps extends Pick<LineChartProps, 'label' | 'points'> {
  readonly x: (at: number) => number;
  readonly y: (value: number) => number;
  /** Another layer draws the main line. */
  readonly isLive: boolean;
}

/** The line with its area, without the step that is not over; that step; and the lines of peaks and of earlier. */
function StillLines({ label, points, x, y, isLive }: StillLinesProps) {
  const corner = (at: number, value: number) =>
    `${(x(at) * 100).toFixed(2)} ${(100 - y(value) * 100).toFixed(2)}`;
  const path = (list: readonly LinePoint[], read: (point: LinePoint) => number | null) =>
    partsOf(list, (point) => read(point) !== null)
      .map((part) => `M${part.map((point) => corner(point.at, read(point) ?? 0)).join('L')}`)
      .join('');
  const over = points.filter(({ isOpen }) => !isOpen);
  const open = points.at(-1)?.isOpen ? points.slice(-2) : [];
  const now = open.at(-1);
  const start = corner(over[0]?.at ?? 0, 0);
  const end = corner(over.at(-1)?.at ?? 0, 0);
  const line = path(over, ({ value }) => value);
  return (
    <>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        role={isLive ? undefined : 'img'}
        aria-label={isLive ? undefined : label}
        aria-hidden={isLive || undefined}
      >
        {over.length > 0 && <path className={styles.area} d={`M${start}L${line.slice(1)}L${end}Z`} />}
        <path className={styles.earlier} d={path(points, ({ earlier }) => earlier)} />
        <path className={styles.peak} d={path(over, ({ peak }) => peak)} />
        {!isLive && <path className={styles.line} d={line} />}
        <path className={styles.open} d={path(open, ({ value }) => value)} />
      </svg>
      {now && (
        <i className={styles.now} style={{ left: percent(x(now.at)), bottom: percent(y(now.value)) }} />
      )}
    </>
  );
}

import { formatDate, formatTime } from '@hotdrop/shared-domain/text';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { lazyDrawing } from '@hotdrop/shared-ui/lazy-drawing';
import { useSite, useTimeZone } from '@hotdrop/shared-ui/site';
import { usePendingZone } from '@hotdrop/shared-ui/time';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useRef, useState } from 'react';
import chart from '../chart/chart.module.css';
import { ChartFrame, Rules } from '../chart/chart.tsx';
import { Flag } from '../chart/flag.tsx';
import { percent, roundScale } from '../chart/scale.ts';
import type { LinePoint } from './line-series.ts';
import styles from './playing.module.css';
import { midnights, timeTicks } from './time-ticks.ts';

/** Something at a time, such as the start of a season. */
export interface TimeEvent {
  readonly at: number;
  /** A few characters: `S43`. */
  readonly label: string;
  readonly title: string;
  /** Null: there is no page about it. */
  readonly to: string | null;
}

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

/** The times of a chart in milliseconds, and the position of a time as a fraction of the width. */
interface TimeScale {
  readonly first: number;
  readonly last: number;
  readonly positionOf: (at: number) => number;
}

const Lines = lazyDrawing(() => import('./lines.tsx'));

const valuesOf = ({ value, peak, earlier }: LinePoint) => [value, peak ?? 0, earlier ?? 0];

/** Lines over time from zero. The lines need no code in the browser until the visitor changes the range. */
export function LineChart({ label, points, showValue, showTip, describe, events }: LineChartProps) {
  const { ticks, at: heightOf } = useMemo(() => roundScale([0, ...points.flatMap(valuesOf)]), [points]);
  const first = points[0]?.at ?? 0;
  const last = points.at(-1)?.at ?? first;
  const time = { first, last, positionOf: (at: number) => (at - first) / (last - first || 1) };
  const now = points.at(-1)?.isOpen ? points.at(-1) : undefined;

  return (
    <ChartFrame
      className={classNames(events.length > 0 && styles.withEvents)}
      values={ticks.map((tick) => ({ at: heightOf(tick), text: showValue(tick) }))}
    >
      <LineReader points={points} x={time.positionOf} y={heightOf} showTip={showTip} describe={describe}>
        <Rules values={ticks.map(heightOf)} />
        <DayLimits {...time} />
        <div className={chart.drawing} role="img" aria-label={label}>
          <Lines points={points} ticks={ticks} />
        </div>
        {now && (
          <i
            className={classNames(styles.dot, styles.now)}
            style={{ left: percent(time.positionOf(now.at)), bottom: percent(heightOf(now.value)) }}
          />
        )}
        <div className={chart.flags}>
          <Events events={events} {...time} />
        </div>
      </LineReader>
      <TimeAxis {...time} />
    </ChartFrame>
  );
}

interface LineReaderProps extends Pick<LineChartProps, 'points' | 'showTip' | 'describe'> {
  /** Positions in the plot, as fractions from the lower left corner. */
  readonly x: (at: number) => number;
  readonly y: (value: number) => number;
  readonly children: React.ReactNode;
}

/** Index of the position that is closest to `x`. */
const findNearest = (positions: readonly number[], x: number): number =>
  positions.reduce(
    (nearest, position, index) =>
      Math.abs(position - x) < Math.abs((positions[nearest] ?? 0) - x) ? index : nearest,
    0,
  );

/** A plot that is read by keyboard, touch, and pointer: a crosshair with a tip is at the chosen point. */
function LineReader({ points, x, y, showTip, describe, children }: LineReaderProps) {
  const { t } = useLingui();
  const last = points.length - 1;
  const [chosen, choose] = useState(last);
  const at = Math.min(chosen, last);
  const plot = useRef<HTMLDivElement>(null);
  const [isPointed, setPointed] = useState(false);
  const point = points[at];

  // A touch elsewhere hides the tip.
  useEffect(() => {
    if (!isPointed) return;
    const hide = (event: PointerEvent) => {
      // From a shadow root, the event's own target is the element around it.
      const [target] = event.composedPath();
      if (!(target instanceof Node && plot.current?.contains(target))) setPointed(false);
    };
    document.addEventListener('pointerdown', hide);
    return () => document.removeEventListener('pointerdown', hide);
  }, [isPointed]);

  const onPointer = ({ clientX, currentTarget }: React.PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const positions = points.map((one) => x(one.at));
    choose(findNearest(positions, (clientX - left) / width));
    setPointed(true);
  };
  // A finger that lifts leaves the plot, too, and its tip stays.
  const onLeave = ({ pointerType }: React.PointerEvent) => {
    if (pointerType !== 'touch') setPointed(false);
  };

  if (!point) return null;
  const dots = [
    { name: 'earlier', value: point.earlier },
    { name: 'peak', value: point.peak },
    { name: 'value', value: point.value },
  ];
  return (
    <div
      ref={plot}
      className={classNames(styles.plot, chart.plot)}
      onPointerDown={onPointer}
      onPointerMove={onPointer}
      onPointerLeave={onLeave}
    >
      {children}
      <input
        className={styles.reader}
        type="range"
        min={0}
        max={last}
        value={at}
        onChange={({ target }) => choose(target.valueAsNumber)}
        aria-label={t`Explore the chart`}
        aria-valuetext={describe(point)}
      />
      <div
        className={styles.reading}
        data-shown={isPointed || undefined}
        data-low={y(point.value) > 0.5 || undefined}
        style={{ '--x': percent(x(point.at)) }}
        aria-hidden="true"
      >
        <i className={styles.crosshair} />
        {dots.map(
          ({ name, value }) =>
            value !== null && (
              <i key={name} className={styles.dot} data-line={name} style={{ bottom: percent(y(value)) }} />
            ),
        )}
        <div className={chart.tip}>{showTip(point)}</div>
      </div>
    </div>
  );
}

/** The labels below a line over time. */
function TimeAxis({ first, last, positionOf }: TimeScale) {
  const { locale } = useSite();
  const { offsetAt, isKnown } = useTimeZone();
  return (
    <div className={classNames(styles.times, chart.labels, usePendingZone())} aria-hidden="true">
      {timeTicks(first, last, offsetAt).map(({ at, variant }) => (
        <span key={at} style={{ '--x': percent(positionOf(at)) }}>
          {variant === 'time' ? formatTime(at, offsetAt) : formatDate(at, variant, locale, offsetAt)}
        </span>
      ))}
      {!isKnown && <small>UTC</small>}
    </div>
  );
}

/** Lines at the beginning of each day, in charts of a few days. */
function DayLimits({ first, last, positionOf }: TimeScale) {
  const { offsetAt } = useTimeZone();
  const pending = usePendingZone();
  return <Rules times={midnights(first, last, offsetAt).map(positionOf)} className={pending} />;
}

/** A label of an event needs this share of the width. */
const labelRoom = 0.11;
/** A label closer to the right edge opens to the left. */
const rightEdge = 0.9;

/** Lines with flags at times of a chart. An older event whose label would meet a newer one is left out. */
function Events({ events, first, last, positionOf }: TimeScale & Pick<LineChartProps, 'events'>) {
  const shown: TimeEvent[] = [];
  for (const event of events.toSorted((a, b) => b.at - a.at)) {
    const next = shown.at(-1);
    const hasRoom = !next || positionOf(next.at) - positionOf(event.at) >= labelRoom;
    if (event.at >= first && event.at <= last && hasRoom) shown.push(event);
  }
  return shown.reverse().map(({ at, label, title, to }) => {
    const x = positionOf(at);
    return (
      <Flag key={at} x={x} place={{ row: 0, side: x > rightEdge ? 'left' : 'right' }} to={to} name={title}>
        <b title={title}>{label}</b>
      </Flag>
    );
  });
}

import { useFormat, useTimes } from '@hotdrop/shared-ui/site';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import styles from './line-chart.module.css';
import { LineTip } from './line-tip.tsx';
import { type Point, percent } from './scale.ts';

interface LineReaderProps {
  readonly points: readonly Point[];
  /** Position of a point in the plot, as fractions from the lower left corner. */
  readonly positionOf: (point: Point) => { readonly x: number; readonly y: number };
  /** The content of the plot. */
  readonly children: React.ReactNode;
}

/** Index of the position that is closest to `x`. */
const findNearest = (positions: readonly number[], x: number): number =>
  positions.reduce(
    (nearest, position, index) =>
      Math.abs(position - x) < Math.abs((positions[nearest] ?? 0) - x) ? index : nearest,
    0,
  );

/** A tip near an end of the line opens toward the middle. */
const sideOf = (position: number) => (position < 0.15 ? 'start' : position > 0.85 ? 'end' : 'middle');

/** A plot that is read by keyboard and touch: a slider shows a tip at its point while it has the focus. */
export function LineReader({ points, positionOf, children }: LineReaderProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  const times = useTimes();
  const last = points.length - 1;
  const [chosen, choose] = useState(last);
  const at = Math.min(chosen, last);
  const plot = useRef<HTMLDivElement>(null);
  const [isTouched, setTouched] = useState(false);
  const point = points[at];

  // A touch elsewhere hides the tip.
  useEffect(() => {
    if (!isTouched) return;
    const hide = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && plot.current?.contains(target))) setTouched(false);
    };
    document.addEventListener('pointerdown', hide);
    return () => document.removeEventListener('pointerdown', hide);
  }, [isTouched]);

  const onTouch = ({ pointerType, clientX, currentTarget }: React.PointerEvent) => {
    if (pointerType !== 'touch') return setTouched(false);
    const { left, width } = currentTarget.getBoundingClientRect();
    const touched = (clientX - left) / width;
    choose(
      findNearest(
        points.map((one) => positionOf(one).x),
        touched,
      ),
    );
    setTouched(true);
  };

  if (!point) return null;
  const { x, y } = positionOf(point);
  return (
    <div ref={plot} className={styles.plot} onPointerDown={onTouch} onPointerMove={onTouch}>
      {children}
      <input
        className={styles.reader}
        type="range"
        min={0}
        max={last}
        value={at}
        onChange={({ target }) => choose(target.valueAsNumber)}
        aria-label={t`Explore the chart`}
        aria-valuetext={`${number(point.value)}, ${times.dayTime(point.at)}${times.zone}`}
      />
      <div
        className={styles.reading}
        data-side={sideOf(x)}
        data-shown={isTouched || undefined}
        style={{ left: percent(x), bottom: percent(y) }}
        aria-hidden="true"
      >
        <LineTip {...point} />
      </div>
    </div>
  );
}

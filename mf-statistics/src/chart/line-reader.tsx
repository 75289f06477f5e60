import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import tips from './chart-tip.module.css';
import styles from './line-chart.module.css';
import type { LinePoint } from './line-series.ts';
import { percent } from './scale.ts';

interface LineReaderProps {
  readonly points: readonly LinePoint[];
  /** Positions in the plot, as fractions from the lower left corner. */
  readonly x: (at: number) => number;
  readonly y: (value: number) => number;
  readonly showTip: (point: LinePoint) => React.ReactNode;
  readonly describe: (point: LinePoint) => string;
  /** The content of the plot. It takes the time under the pointer; null: none. */
  readonly children: (onPoint: (at: number | null) => void) => React.ReactNode;
}

/** Index of the position that is closest to `x`. */
const findNearest = (positions: readonly number[], x: number): number =>
  positions.reduce(
    (nearest, position, index) =>
      Math.abs(position - x) < Math.abs((positions[nearest] ?? 0) - x) ? index : nearest,
    0,
  );

/** A plot that is read by keyboard, touch, and pointer: a crosshair with a tip is at the chosen point. */
export function LineReader({ points, x, y, showTip, describe, children }: LineReaderProps) {
  const { t } = useLingui();
  const last = points.length - 1;
  const [chosen, choose] = useState(last);
  const at = Math.min(chosen, last);
  const plot = useRef<HTMLDivElement>(null);
  const [isPointed, setPointed] = useState(false);
  const point = points[at];

  const onPoint = useCallback(
    (time: number | null) => {
      const index = points.findIndex((each) => each.at === time);
      if (index >= 0) choose(index);
      setPointed(index >= 0);
    },
    [points],
  );

  // A touch elsewhere hides the tip.
  useEffect(() => {
    if (!isPointed) return;
    const hide = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && plot.current?.contains(target))) setPointed(false);
    };
    document.addEventListener('pointerdown', hide);
    return () => document.removeEventListener('pointerdown', hide);
  }, [isPointed]);

  const onTouch = ({ pointerType, clientX, currentTarget }: React.PointerEvent) => {
    if (pointerType !== 'touch') return;
    const { left, width } = currentTarget.getBoundingClientRect();
    const positions = points.map((one) => x(one.at));
    choose(findNearest(positions, (clientX - left) / width));
    setPointed(true);
  };

  if (!point) return null;
  const dots = [
    { name: styles.earlierDot, value: point.earlier },
    { name: styles.peakDot, value: point.peak },
    { name: styles.dot, value: point.value },
  ];
  return (
    <div ref={plot} className={styles.plot} onPointerDown={onTouch} onPointerMove={onTouch}>
      {children(onPoint)}
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
            value !== null && <i key={name} className={name} style={{ bottom: percent(y(value)) }} />,
        )}
        <div className={tips.tip}>{showTip(point)}</div>
      </div>
    </div>
  );
}

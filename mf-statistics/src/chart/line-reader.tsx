import { useFormat } from '@hotdrop/shared-ui/site';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './line-chart.module.css';
import type { Point } from './line-chart.tsx';
import { LineTip } from './line-tip.tsx';

interface LineReaderProps {
  readonly points: readonly Point[];
  /** Position of a point in the plot. */
  readonly positionOf: (point: Point) => { readonly left: string; readonly bottom: string };
}

/** A tip near an end of the line opens toward the middle. */
const sideOf = (position: number) => (position < 0.15 ? 'start' : position > 0.85 ? 'end' : 'middle');

/** Reads the line by keyboard: a slider that shows a tip at its point while it has the focus. */
export function LineReader({ points, positionOf }: LineReaderProps) {
  const { t } = useLingui();
  const { number, dayTime } = useFormat();
  const last = points.length - 1;
  const [chosen, choose] = useState(last);
  const at = Math.min(chosen, last);
  const point = points[at];
  if (!point) return null;
  return (
    <>
      <input
        className={styles.reader}
        type="range"
        min={0}
        max={last}
        value={at}
        onChange={({ target }) => choose(target.valueAsNumber)}
        aria-label={t`Explore the chart`}
        aria-valuetext={`${number(point.value)}, ${dayTime(point.at)}`}
      />
      <div
        className={styles.reading}
        data-side={sideOf(at / (last || 1))}
        style={positionOf(point)}
        aria-hidden="true"
      >
        <LineTip {...point} />
      </div>
    </>
  );
}

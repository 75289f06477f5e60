import { type BarCustomLayerProps, ResponsiveBar } from '@nivo/bar';
import { useMemo } from 'react';
import type { Bar } from '../../distribution/distribution.ts';
import styles from './rating-bars.module.css';

interface LiveBarsProps {
  readonly bars: readonly Bar[];
  /** The share at the top of the axis. */
  readonly highest: number;
  /** Takes the index of the bar under the pointer. */
  readonly onPoint: (bar: number) => void;
}

type Datum = { readonly from: string; readonly share: number };

/** The gap between two bars, as a share of a bar's column. */
const gap = 0.08;
/** The height of a bar with players, in pixels. */
const least = 2;
/** nivo leaves out bars without a height, but their columns react to the pointer, too. */
const nothing = 1e-9;

/** The interactive bars. A whole column reacts to the pointer, because bars of few players are flat. */
export function LiveBars({ bars, highest, onPoint }: LiveBarsProps) {
  const data = bars.map(
    ({ from, share }): Datum => ({ from: String(from), share: Math.max(share, nothing) }),
  );
  const layers = useMemo(
    () => [
      ({ bars: drawn, innerHeight }: BarCustomLayerProps<Datum>) =>
        drawn.map(({ key, x, width, height, data: { index } }) => {
          const bar = bars[index];
          const shown = bar?.share ? Math.max(least, height) : 0;
          return (
            <g key={key} data-tier={bar?.tier?.mark}>
              <rect
                className={styles.live}
                x={x + (width * gap) / 2}
                y={innerHeight - shown}
                width={width * (1 - gap)}
                height={shown}
              />
              {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons above are for the keyboard */}
              <rect
                className={styles.hit}
                x={x}
                width={width}
                height={innerHeight}
                // An entering event also comes from bars that appear below a resting pointer.
                onMouseMove={() => onPoint(index)}
              />
            </g>
          );
        }),
    ],
    [bars, onPoint],
  );
  return (
    <div className={styles.drawing} aria-hidden="true">
      <ResponsiveBar<Datum>
        data={data}
        keys={['share']}
        indexBy="from"
        padding={0}
        indexScale={{ type: 'band', round: false }}
        valueScale={{ type: 'linear', min: 0, max: highest }}
        layers={layers}
        animate={false}
        role="presentation"
      />
    </div>
  );
}

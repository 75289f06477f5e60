import { Bar as BarChart, type BarCustomLayerProps } from '@nivo/bar';
import chart from '../chart/chart.module.css';
import { type Bar, cumulativeLine, type Distribution, positionOf } from '../distribution/distribution.ts';
import styles from './rating.module.css';
import type { ChartLines } from './rating-chart.tsx';

interface BarsProps extends ChartLines {
  readonly distribution: Distribution;
  /** The share at the top of the axis. */
  readonly highest: number;
}

type Datum = { readonly from: string; readonly share: number };

/** The drawing has a size of its own, because a server knows no other; the stylesheet stretches it. */
const size = 1000;
/** The gap between two bars, as a share of a bar's column. */
const gap = 0.08;
/** The height of a bar with players. */
const minHeight = 7;

/** The bars in the tones of their tiers, with the lines over them. */
export default function Bars({ distribution, highest, histogram, lastWeek, hasCumulative }: BarsProps) {
  const { bars } = distribution;
  return (
    <svg
      className={chart.drawing}
      viewBox={`0 0 ${size} ${size}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <BarChart<Datum>
        width={size}
        height={size}
        data={bars.map(({ from, share }) => ({ from: String(from), share }))}
        keys={['share']}
        indexBy="from"
        padding={0}
        indexScale={{ type: 'band', round: false }}
        valueScale={{ type: 'linear', min: 0, max: highest, nice: false }}
        layers={[(drawn) => <DrawnBars drawn={drawn} bars={bars} />]}
        isInteractive={false}
        animate={false}
        renderWrapper={false}
        role="presentation"
      />
      {lastWeek && (
        <path className={styles.lastWeek} d={stepPath(lastWeek.map((share) => share / highest))} />
      )}
      {hasCumulative && <path className={styles.cumulative} d={cumulativePath(histogram, distribution)} />}
    </svg>
  );
}

interface DrawnBarsProps {
  readonly drawn: BarCustomLayerProps<Datum>;
  readonly bars: readonly Bar[];
}

const DrawnBars = ({ drawn: { bars: drawn, innerHeight }, bars }: DrawnBarsProps) => (
  <g className={styles.bars}>
    {drawn.map(({ key, x, width, height, data: { index } }) => {
      const bar = bars[index];
      const shown = Math.max(minHeight, height);
      return (
        bar &&
        bar.share > 0 && (
          <rect
            key={key}
            className={styles.bar}
            data-tier={bar.tier?.mark}
            x={x + (width * gap) / 2}
            y={innerHeight - shown}
            width={width * (1 - gap)}
            height={shown}
          />
        )
      );
    })}
  </g>
);

const show = (position: number) => (position * size).toFixed(1);

/** Draws a step for each share of the height. */
function stepPath(heights: readonly number[]): string {
  const corners = heights.map((height, index) => {
    const [left, right] = [index, index + 1].map((at) => show(at / heights.length));
    const y = show(1 - height);
    return `${left} ${y}L${right} ${y}`;
  });
  return `M0 ${size}L${corners.join('L')}L${size} ${size}`;
}

function cumulativePath(histogram: ChartLines['histogram'], distribution: Distribution): string {
  const corners = cumulativeLine(histogram, distribution).map(
    ([points, share]) => `${show(positionOf(distribution, points))} ${show(1 - share)}`,
  );
  return `M0 ${size}L${corners.join('L')}L${size} 0`;
}

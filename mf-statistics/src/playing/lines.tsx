import { Line, type LineCustomSvgLayerProps } from '@nivo/line';
import chart from '../chart/chart.module.css';
import type { LinePoint } from './line-series.ts';
import styles from './playing.module.css';

const styleOf = {
  earlier: styles.plotEarlier,
  peak: styles.plotPeak,
  line: styles.line,
  open: styles.plotOpen,
};

interface LinesProps {
  readonly points: readonly LinePoint[];
  /** Round values of the axis; the first and the last are its ends. */
  readonly ticks: readonly number[];
}

interface Series {
  readonly id: keyof typeof styleOf;
  readonly data: readonly { readonly x: number; readonly y: number | null }[];
}

/** The drawing has a size of its own, because a server knows no other; the stylesheet stretches it. */
const size = 1000;

const layers = [DrawnLines];

/** The lines of a chart over time. */
export default function Lines({ points, ticks }: LinesProps) {
  return (
    <svg
      className={chart.drawing}
      viewBox={`0 0 ${size} ${size}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <Line<Series>
        width={size}
        height={size}
        data={seriesOf(points)}
        xScale={{ type: 'linear', min: points[0]?.at ?? 0, max: points.at(-1)?.at ?? 1, nice: false }}
        yScale={{ type: 'linear', min: ticks[0] ?? 0, max: ticks.at(-1) ?? 1, nice: false }}
        layers={layers}
        isInteractive={false}
        animate={false}
        renderWrapper={false}
      />
    </svg>
  );
}

/** The main line ends before the step that is not over, which has a line of its own. */
function seriesOf(points: readonly LinePoint[]): readonly Series[] {
  const over = points.filter(({ isOpen }) => !isOpen);
  const series = (
    id: Series['id'],
    from: readonly LinePoint[],
    read: (point: LinePoint) => number | null,
  ) => ({
    id,
    data: from.map((point) => ({ x: point.at, y: read(point) })),
  });
  return [
    series('earlier', points, ({ earlier }) => earlier),
    series('peak', over, ({ peak }) => peak),
    series('line', over, ({ value }) => value),
    series('open', points.at(-1)?.isOpen ? points.slice(-2) : [], ({ value }) => value),
  ].filter(({ data }) => data.some(({ y }) => y !== null));
}

function DrawnLines({ series, lineGenerator, areaGenerator }: LineCustomSvgLayerProps<Series>) {
  const drawn = series.map(({ id, data }) => ({ id, positions: data.map(({ position }) => position) }));
  const main = drawn.find(({ id }) => id === 'line');
  return (
    <>
      {main && <path className={styles.area} d={areaGenerator(main.positions) ?? undefined} />}
      {drawn.map(({ id, positions }) => (
        <path key={id} className={styleOf[id]} d={lineGenerator(positions) ?? undefined} />
      ))}
    </>
  );
}

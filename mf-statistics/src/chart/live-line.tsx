import { type LineSvgProps, ResponsiveLine } from '@nivo/line';
import styles from './line-chart.module.css';
import type { LinePoint } from './line-series.ts';

interface LiveLineProps {
  readonly label: string;
  readonly points: readonly LinePoint[];
  /** Round values of the axis; the first and the last are its ends. */
  readonly ticks: readonly number[];
  /** Takes the time of the point under the pointer; null: none. */
  readonly onPoint: (at: number | null) => void;
}

interface Series {
  readonly id: 'over' | 'open';
  readonly data: readonly { readonly x: number; readonly y: number }[];
}

type OnMove = NonNullable<LineSvgProps<Series>['onMouseMove']>;

/** The step that is not over is drawn below as dots, and reacts to the pointer here. */
const colors = { over: 'var(--chart-line)', open: 'transparent' };

/** The interactive line. */
export function LiveLine({ label, points, ticks, onPoint }: LiveLineProps) {
  const series = (id: Series['id']): Series => ({
    id,
    data: points
      .filter(({ isOpen }) => isOpen === (id === 'open'))
      .map(({ at, value }) => ({ x: at, y: value })),
  });
  const onMove: OnMove = (moved) => {
    const point = 'points' in moved ? moved.points[0] : moved;
    if (point) onPoint(point.data.x);
  };
  return (
    <div className={styles.live}>
      <ResponsiveLine<Series>
        data={[series('over'), series('open')].filter(({ data }) => data.length > 0)}
        xScale={{ type: 'linear', min: points[0]?.at ?? 0, max: points.at(-1)?.at ?? 1, nice: false }}
        yScale={{ type: 'linear', min: ticks[0] ?? 0, max: ticks.at(-1) ?? 1, nice: false }}
        axisLeft={null}
        axisBottom={null}
        enableGridX={false}
        enableGridY={false}
        enablePoints={false}
        enableCrosshair={false}
        colors={({ id }) => colors[id]}
        lineWidth={2}
        enableSlices="x"
        sliceTooltip={() => null}
        onMouseEnter={onMove}
        onMouseMove={onMove}
        onMouseLeave={() => onPoint(null)}
        animate={false}
        role="img"
        ariaLabel={label}
      />
    </div>
  );
}

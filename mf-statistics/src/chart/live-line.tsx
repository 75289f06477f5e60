import { ResponsiveLine, type SliceTooltipProps } from '@nivo/line';
import styles from './line-chart.module.css';
import { LineTip } from './line-tip.tsx';
import type { Point } from './scale.ts';

interface LiveLineProps {
  readonly label: string;
  readonly points: readonly Point[];
  /** Round values of the axis; the first and the last are its ends. */
  readonly ticks: readonly number[];
}

interface Series {
  readonly id: string;
  readonly data: readonly { readonly x: number; readonly y: number }[];
}

const color = 'var(--chart-line)';
const theme = { crosshair: { line: { stroke: 'var(--line-strong)', strokeDasharray: '2 2' } } };

function Tip({ slice }: SliceTooltipProps<Series>) {
  const [point] = slice.points;
  return point && <LineTip at={point.data.x} value={point.data.y} />;
}

/** The interactive line, with a tip under the pointer. */
export function LiveLine({ label, points, ticks }: LiveLineProps) {
  const low = ticks[0] ?? 0;
  return (
    <div className={styles.live}>
      <ResponsiveLine<Series>
        data={[{ id: 'count', data: points.map(({ at, value }) => ({ x: at, y: value })) }]}
        xScale={{ type: 'linear', min: points[0]?.at ?? 0, max: points.at(-1)?.at ?? 1, nice: false }}
        yScale={{ type: 'linear', min: low, max: ticks.at(-1) ?? 1, nice: false }}
        axisLeft={null}
        axisBottom={null}
        enableGridX={false}
        enableGridY={false}
        enablePoints={false}
        enableArea
        areaBaselineValue={low}
        areaOpacity={0.08}
        colors={[color]}
        lineWidth={2}
        enableSlices="x"
        sliceTooltip={Tip}
        theme={theme}
        animate={false}
        role="img"
        ariaLabel={label}
      />
    </div>
  );
}

import { Radar as RadarChart, type RadarCustomLayerProps } from '@nivo/radar';
import styles from '../compare.module.css';
import { RadarShapes } from './radar-shapes.tsx';
import { axes, radarSize, type Standings } from './standings.ts';

interface RadarProps {
  readonly players: readonly Standings[];
}

const { width, height, radius } = radarSize;
const margin = {
  top: height / 2 - radius,
  bottom: height / 2 - radius,
  left: width / 2 - radius,
  right: width / 2 - radius,
};
const theme = { grid: { line: { stroke: 'var(--line)' } } };
const NoLabel = () => null;

/** The outlines of all players. The stylesheet stretches the drawing to its box. */
export default function Radar({ players }: RadarProps) {
  const rows = axes.map(({ id }, axis) => ({
    axis: id,
    ...Object.fromEntries(players.map(({ key, shares }) => [key, shares[axis] ?? 0])),
  }));
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <RadarChart
        width={width}
        height={height}
        margin={margin}
        data={rows}
        keys={players.map(({ key }) => key)}
        indexBy="axis"
        maxValue={1}
        gridLevels={4}
        gridShape="linear"
        gridLabel={NoLabel}
        layers={['grid', (layer) => <Outlines {...layer} players={players} />]}
        isInteractive={false}
        animate={false}
        renderWrapper={false}
        theme={theme}
      />
    </svg>
  );
}

type OutlinesProps = RadarProps &
  Pick<RadarCustomLayerProps<Record<string, unknown>>, 'centerX' | 'centerY' | 'radiusScale'>;

const Outlines = ({ centerX, centerY, radiusScale, players }: OutlinesProps) => (
  <g transform={`translate(${centerX} ${centerY})`}>
    <RadarShapes players={players} radius={radiusScale(1)} />
  </g>
);

import { useFormat } from '@hotdrop/shared-ui/site';
import { ResponsiveWrapper } from '@nivo/core';
import { Radar, type RadarSliceTooltipProps } from '@nivo/radar';
import { createContext, useContext } from 'react';
import styles from './radar.module.css';
import { RadarKey, RadarShapes } from './radar-shapes.tsx';
import { axes, type Standings } from './standings.ts';

interface LiveRadarProps {
  readonly players: readonly Standings[];
  readonly labels: Readonly<Record<string, string>>;
  /** The radius as a share of the height. */
  readonly radius: number;
}

/** nivo passes a tip no more than the axis and its values. */
const Shown = createContext<Pick<LiveRadarProps, 'players' | 'labels'>>({ players: [], labels: {} });

const theme = { grid: { line: { stroke: 'var(--line)' } } };
const NoLabel = () => null;

/** The interactive radar, with a tip at the axis under the pointer. */
export function LiveRadar({ players, labels, radius }: LiveRadarProps) {
  const rows = axes.map(({ id }, axis) => ({
    axis: id,
    ...Object.fromEntries(players.map(({ key, shares }) => [key, shares[axis] ?? 0])),
  }));
  return (
    <Shown value={{ players, labels }}>
      <div className={styles.live}>
        <ResponsiveWrapper>
          {({ width, height }) => (
            <Radar
              width={width}
              height={height}
              margin={{
                top: height * (0.5 - radius),
                bottom: height * (0.5 - radius),
                left: width / 2 - height * radius,
                right: width / 2 - height * radius,
              }}
              data={rows}
              keys={players.map(({ key }) => key)}
              indexBy="axis"
              maxValue={1}
              gridLevels={4}
              gridShape="linear"
              gridLabel={NoLabel}
              layers={[
                'grid',
                ({ centerX, centerY, radiusScale }) => (
                  <g transform={`translate(${centerX} ${centerY})`}>
                    <RadarShapes players={players} radius={radiusScale(1)} />
                  </g>
                ),
                'slices',
              ]}
              sliceTooltip={Tip}
              animate={false}
              theme={theme}
              role="presentation"
            />
          )}
        </ResponsiveWrapper>
      </div>
    </Shown>
  );
}

/** The share of each player on the axis under the pointer. */
function Tip({ index }: RadarSliceTooltipProps) {
  const { percent } = useFormat();
  const { players, labels } = useContext(Shown);
  const axis = axes.findIndex(({ id }) => id === index);
  return (
    <div className={styles.tip}>
      <b>{labels[index]}</b>
      {players.map(({ key, at, name, shares }) => (
        <span key={key}>
          <RadarKey at={at} />
          {name}
          <b>{percent(shares[axis] ?? null)}</b>
        </span>
      ))}
    </div>
  );
}

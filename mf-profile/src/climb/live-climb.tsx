import { useFormat, useSite, useTimes } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import { type LineSvgProps, ResponsiveLine } from '@nivo/line';
import { useState } from 'react';
import { useProfile } from '../layout/profile-data.ts';
import { useShownSeason } from '../season/use-shown-season.ts';
import {
  type ClimbCurve,
  type CurvePoint,
  findDivision,
  sideOf,
  toPercent,
  xOf,
  yOf,
} from './climb-curve.ts';
import line from './climb-line.module.css';
import styles from './live-climb.module.css';

interface Series {
  readonly id: string;
  readonly data: readonly { readonly x: number; readonly y: number }[];
}

const theme = { crosshair: { line: { stroke: 'var(--line-strong)', strokeDasharray: '2 2' } } };
type OnMove = NonNullable<LineSvgProps<Series>['onMouseMove']>;
type Moved = Parameters<OnMove>[0];

const readPoint = (moved: Moved): CurvePoint | null => {
  const point = 'points' in moved ? moved.points[0] : moved;
  return point ? { at: point.data.x, points: point.data.y } : null;
};

/** The interactive curve, with a tip at the reading under the pointer. */
export function LiveClimb({ curve }: { readonly curve: ClimbCurve }) {
  const [chosen, choose] = useState<CurvePoint | null>(null);
  const onMove = (moved: Moved) => choose(readPoint(moved));
  return (
    <div className={styles.live}>
      <ResponsiveLine<Series>
        data={curve.lines.map((line, index) => ({
          id: String(index),
          data: line.map(({ at, points }) => ({ x: at, y: points })),
        }))}
        xScale={{ type: 'linear', min: curve.from, max: curve.to, nice: false }}
        yScale={{ type: 'linear', min: curve.low, max: curve.high, nice: false }}
        axisLeft={null}
        axisBottom={null}
        enableGridX={false}
        enableGridY={false}
        enablePoints={false}
        enableArea
        areaBaselineValue={curve.low}
        areaOpacity={0.08}
        colors={['var(--chart-line)']}
        lineWidth={2}
        enableSlices="x"
        enableTouchCrosshair
        sliceTooltip={() => null}
        onMouseEnter={onMove}
        onMouseMove={onMove}
        onMouseLeave={() => choose(null)}
        onTouchStart={onMove}
        onTouchMove={onMove}
        theme={theme}
        animate={false}
        role="presentation"
      />
      {chosen && <Tip curve={curve} point={chosen} />}
    </div>
  );
}

function Tip({ curve, point }: { readonly curve: ClimbCurve; readonly point: CurvePoint }) {
  const { game, locale } = useSite();
  const { number } = useFormat();
  const times = useTimes();
  const season = useShownSeason(useProfile());
  const tier = season && findDivision(game.tiers, season, point.points);
  const points = number(point.points);
  const x = xOf(curve, point.at);
  return (
    <div
      className={styles.tip}
      data-side={sideOf(x)}
      style={{ '--x': toPercent(x), '--y': toPercent(yOf(curve, point.points)) }}
    >
      <i className={line.dot} />
      <p>
        <b>
          <Trans>{points} points</Trans>
        </b>
        {tier && <span>{tier.label[locale]}</span>}
        <span>{times.dayTime(point.at)}</span>
      </p>
    </div>
  );
}

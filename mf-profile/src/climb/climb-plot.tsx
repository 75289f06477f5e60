import type { Season } from '@hotdrop/shared-domain/game';
import { formatDate } from '@hotdrop/shared-domain/text';
import { Grid, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useSite, useTimes, useTimeZone } from '@hotdrop/shared-ui/site';
import { usePendingZone } from '@hotdrop/shared-ui/time';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './climb.module.css';
import {
  type ClimbBand,
  type ClimbCurve,
  type CurvePoint,
  findDivision,
  listDateTicks,
  placeOf,
  sideOf,
  toPercent,
  xOf,
} from './climb-curve.ts';
import { CurvePlot } from './climb-line.tsx';

interface ClimbPlotProps {
  readonly curve: ClimbCurve;
  readonly bands: readonly ClimbBand[];
  readonly season: Season;
  readonly isOver: boolean;
}

/** Labels keep this distance from both edges and from each other. */
const label = { edge: 0.16, distance: 0.34 } as const;
const keepInside = (share: number): number => Math.min(1 - label.edge, Math.max(label.edge, share));

/** The curve on the bands of its tiers, with a tip at the reading under the pointer. */
export function ClimbPlot({ curve, bands, season, isOver }: ClimbPlotProps) {
  const [pointed, setPointed] = useState<CurvePoint | null>(null);
  const describe = useDescription(curve, isOver);
  const pendingZone = usePendingZone();
  const point = ({ clientX, currentTarget }: React.PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointed(findNearest(curve, (clientX - left) / width));
  };
  const day = useDay();
  const { number } = useFormat();
  const { peak, lines } = curve;
  const lonely = lines.flatMap((line) => (line.length === 1 ? line : []));
  return (
    <div className={styles.chart}>
      <CurvePlot
        curve={curve}
        bands={bands}
        label={describe}
        height={47.5}
        peakLabel={
          peak && (
            <PeakWords
              points={number(peak.points)}
              day={peak.at === null ? null : day(peak.at)}
              pendingZone={pendingZone}
            />
          )
        }
        onPointerDown={point}
        onPointerMove={point}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setPointed(null)}
      >
        <Gaps curve={curve} />
        {lonely.map((reading) => (
          <i key={reading.at} className={styles.reading} style={placeOf(curve, reading)} />
        ))}
        {pointed && <Tip curve={curve} point={pointed} season={season} />}
      </CurvePlot>
      <DateAxis curve={curve} isOver={isOver} pendingZone={pendingZone} />
    </div>
  );
}

/** The reading that is nearest to a position, as a share of the width. */
function findNearest(curve: ClimbCurve, x: number): CurvePoint {
  const distanceOf = ({ at }: CurvePoint) => Math.abs(xOf(curve, at) - x);
  return curve.lines
    .flat()
    .reduce((best, reading) => (distanceOf(reading) < distanceOf(best) ? reading : best));
}

interface TipProps extends Pick<ClimbPlotProps, 'curve' | 'season'> {
  readonly point: CurvePoint;
}

function Tip({ curve, point, season }: TipProps) {
  const { game, locale } = useSite();
  const { number } = useFormat();
  const times = useTimes();
  const tier = findDivision(game, season, point.points);
  const points = number(point.points);
  return (
    <div className={styles.tip} data-side={sideOf(xOf(curve, point.at))} style={placeOf(curve, point)}>
      <i className={styles.dot} />
      <Grid as="p" gap={0} padding={[2, 3]} size="t12" tone="muted">
        <b>
          <Trans>{points} points</Trans>
        </b>
        {tier && <span>{tier.label[locale]}</span>}
        <span>{times.dayTime(point.at)}</span>
      </Grid>
    </div>
  );
}

function useDescription({ first, last, peak }: ClimbCurve, isOver: boolean): string {
  const { t } = useLingui();
  const { number } = useFormat();
  const day = useDay();
  const from = number(first.points);
  const to = number(last.points);
  const start = day(first.at);
  const end = day(last.at);
  const line = isOver
    ? t`Rank points from ${from} on ${start} to ${to} on ${end}, the end of the season.`
    : t`Rank points from ${from} on ${start} to ${to} on ${end}.`;
  if (!peak || peak.at === null) return line;
  const best = number(peak.points);
  const bestDay = day(peak.at);
  return `${line} ${t`The peak is ${best} on ${bestDay}.`}`;
}

/** Formats days in the visitor's zone: `Nov 22`. */
export function useDay(): (at: number) => string {
  const { locale } = useSite();
  const { offsetAt } = useTimeZone();
  return (at) => formatDate(at, 'day', locale, offsetAt);
}

function Gaps({ curve }: Pick<ClimbPlotProps, 'curve'>) {
  let labeled = -1;
  return curve.gaps.map((gap) => {
    const x = xOf(curve, gap.from);
    const width = xOf(curve, gap.to) - x;
    const center = keepInside(x + width / 2);
    const isLabeled = labeled < 0 || center - labeled > label.distance;
    if (isLabeled) labeled = center;
    return (
      <span key={gap.from}>
        <span className={styles.gap} style={{ '--x': toPercent(x), '--w': toPercent(width) }} />
        {isLabeled && (
          <Text
            as="small"
            tone="muted"
            size="t12"
            wrap="none"
            className={styles.gapName}
            style={{ '--x': toPercent(center) }}
          >
            <Trans>no readings</Trans>
          </Text>
        )}
      </span>
    );
  });
}

interface PeakWordsProps {
  readonly points: string;
  readonly day: string | null;
  readonly pendingZone: string | undefined;
}

const PeakWords = ({ points, day, pendingZone }: PeakWordsProps) =>
  day === null ? (
    <Trans>
      <b>{points}</b> best
    </Trans>
  ) : (
    <Trans>
      <b>{points}</b> best, <span className={pendingZone}>{day}</span>
    </Trans>
  );

interface DateAxisProps extends Pick<ClimbPlotProps, 'curve' | 'isOver'> {
  readonly pendingZone: string | undefined;
}

function DateAxis({ curve, isOver, pendingZone }: DateAxisProps) {
  const { locale } = useSite();
  const { offsetAt } = useTimeZone();
  const day = useDay();
  return (
    <Text as="div" tone="faint" size="t12" className={styles.dates} aria-hidden="true">
      <span className={pendingZone} style={{ '--x': '0%' }}>
        {day(curve.from)}
      </span>
      {listDateTicks(curve.from, curve.to).map(({ at, format }) => (
        <span key={at} style={{ '--x': toPercent(xOf(curve, at)) }}>
          {formatDate(at, format, locale, offsetAt)}
        </span>
      ))}
      <span className={styles.end}>{isOver ? day(curve.to) : <Trans>today</Trans>}</span>
    </Text>
  );
}

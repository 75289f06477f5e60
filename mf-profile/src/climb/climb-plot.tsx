import { formatDate } from '@hotdrop/shared-domain/text';
import { useCodeOnDemand } from '@hotdrop/shared-ui/code-on-demand';
import { useFormat, useSite, useTimeZone } from '@hotdrop/shared-ui/site';
import { usePendingZone } from '@hotdrop/shared-ui/time';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ClimbBand, type ClimbCurve, sideOf, toPercent, xOf, yOf } from './climb-curve.ts';
import line from './climb-line.module.css';
import { Bands, StaticLine } from './climb-line.tsx';
import styles from './climb-plot.module.css';
import { listDateTicks } from './date-ticks.ts';

interface ClimbPlotProps {
  readonly curve: ClimbCurve;
  readonly bands: readonly ClimbBand[];
  readonly isOver: boolean;
}

const loadLine = () => import(/* webpackChunkName: "live-climb" */ './live-climb.tsx');

/** Labels keep this distance from both edges and from each other. */
const label = { edge: 0.16, distance: 0.34 } as const;
const keepInside = (share: number): number => Math.min(1 - label.edge, Math.max(label.edge, share));

/** The curve on the bands of its tiers. */
export function ClimbPlot({ curve, bands, isOver }: ClimbPlotProps) {
  const { code, box } = useCodeOnDemand(loadLine, { area: 'mf-profile', page: 'profile' });
  const describe = useDescription(curve, isOver);
  const pendingZone = usePendingZone();
  return (
    <div ref={box} className={styles.chart}>
      <div className={styles.plot} role="img" aria-label={describe}>
        <Bands bands={bands} />
        <div className={line.curve}>
          <Gaps curve={curve} />
          {code ? <code.LiveClimb curve={curve} /> : <StaticLine curve={curve} />}
          <Marks curve={curve} pendingZone={pendingZone} />
        </div>
      </div>
      <DateAxis curve={curve} isOver={isOver} pendingZone={pendingZone} />
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
          <small className={styles.gapName} style={{ '--x': toPercent(center) }}>
            <Trans>no readings</Trans>
          </small>
        )}
      </span>
    );
  });
}

function Marks({ curve, pendingZone }: Pick<ClimbPlotProps, 'curve'> & { pendingZone: string | undefined }) {
  const { number } = useFormat();
  const day = useDay();
  const { peak, last, lines } = curve;
  const place = (at: number, points: number) => ({
    '--x': toPercent(xOf(curve, at)),
    '--y': toPercent(yOf(curve, points)),
  });
  const lonely = lines.flatMap((line) => (line.length === 1 ? line : []));
  return (
    <>
      {lonely.map(({ at, points }) => (
        <i key={at} className={line.reading} style={place(at, points)} />
      ))}
      <i className={line.dot} style={place(last.at, last.points)} />
      {peak && peak.at !== null && <i className={line.peak} style={place(peak.at, peak.points)} />}
      {peak && (
        <span
          className={styles.best}
          data-side={sideOf(xOf(curve, peak.at ?? curve.to))}
          style={place(peak.at ?? curve.to, peak.points)}
        >
          <PeakWords
            points={number(peak.points)}
            day={peak.at === null ? null : day(peak.at)}
            pendingZone={pendingZone}
          />
        </span>
      )}
    </>
  );
}

interface PeakWordsProps {
  readonly points: string;
  readonly day: string | null;
  readonly pendingZone: string | undefined;
}

export const PeakWords = ({ points, day, pendingZone }: PeakWordsProps) =>
  day === null ? (
    <Trans>
      <b>{points}</b> best
    </Trans>
  ) : (
    <Trans>
      <b>{points}</b> best, <span className={pendingZone}>{day}</span>
    </Trans>
  );

interface DateAxisProps extends Omit<ClimbPlotProps, 'bands'> {
  readonly pendingZone: string | undefined;
}

function DateAxis({ curve, isOver, pendingZone }: DateAxisProps) {
  const { locale } = useSite();
  const { offsetAt } = useTimeZone();
  const day = useDay();
  return (
    <div className={styles.dates} aria-hidden="true">
      <span className={pendingZone} style={{ '--x': '0%' }}>
        {day(curve.from)}
      </span>
      {listDateTicks(curve.from, curve.to).map(({ at, look }) => (
        <span key={at} style={{ '--x': toPercent(xOf(curve, at)) }}>
          {formatDate(at, look, locale, offsetAt)}
        </span>
      ))}
      <span className={styles.end}>{isOver ? day(curve.to) : <Trans>today</Trans>}</span>
    </div>
  );
}

import { formatWeekday, type Week } from '@hotdrop/shared-domain/text';
import type { WeekMode } from '@hotdrop/shared-domain/wire';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { useLingui } from '@lingui/react/macro';
import climb from '../climb/climb.module.css';
import { type ClimbCurve, listBands, placeOf, toClimbCurve } from '../climb/climb-curve.ts';
import { Bands, Line } from '../climb/climb-line.tsx';
import styles from './week.module.css';

type Points = NonNullable<WeekMode['points']>;

const days = [0, 1, 2, 3, 4, 5, 6];
/** The readings of the week. Those before and after it count for its first and last moment. */
export function toWeekCurve({ readings }: Points, { start, end }: Week): ClimbCurve {
  const inside = (time: string) => new Date(Math.min(end, Math.max(start, Date.parse(time)))).toISOString();
  const clipped = readings.map(({ rankPoint, at, until }) => ({
    rankPoint,
    at: inside(at),
    until: inside(until ?? at),
  }));
  const best = clipped.reduce((most, one) => (one.rankPoint > most.rankPoint ? one : most));
  const curve = toClimbCurve({ readings: clipped, peak: best }, inside(readings.at(-1)?.at ?? ''));
  if (!curve) throw new Error('A week with points has readings.');
  return { ...curve, from: start, to: end };
}

/** The points over the days of the week. */
export function WeekCurve({ points, week }: { readonly points: Points; readonly week: Week }) {
  const { t } = useLingui();
  const { game, locale } = useSite();
  const { number } = useFormat();
  const curve = toWeekCurve(points, week);
  const bands = listBands(game.tiers, game.seasons.read(points.season), curve);
  const { last, peak } = curve;
  const from = number(points.from);
  const to = number(points.to);
  return (
    <div className={styles.chart}>
      <div
        className={styles.plot}
        role="img"
        aria-label={t`Rank points over the week, from ${from} to ${to}`}
      >
        <Bands bands={bands} />
        <div className={climb.curve}>
          <Line curve={curve} />
          <i className={climb.dot} style={placeOf(curve, last)} />
          {peak && peak.at !== null && peak.points > Math.max(points.from, points.to) && (
            <i className={climb.peak} style={placeOf(curve, { at: peak.at, points: peak.points })} />
          )}
        </div>
      </div>
      <div className={styles.weekdays} aria-hidden="true">
        {days.map((day) => (
          <span key={day}>{formatWeekday(day, 'short', locale)}</span>
        ))}
      </div>
    </div>
  );
}

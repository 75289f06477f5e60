import { formatDate, formatTime } from '@hotdrop/shared-domain/text';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { useSite, useTimeZone } from '@hotdrop/shared-ui/site';
import { usePendingZone } from '@hotdrop/shared-ui/time';
import styles from '../line-chart.module.css';
import { percent } from '../scale.ts';
import { midnights, timeTicks } from './time-ticks.ts';

interface TimeAxisProps {
  /** In milliseconds. */
  readonly first: number;
  readonly last: number;
  /** Position of a time, as a fraction of the width. */
  readonly positionOf: (at: number) => number;
}

/** The labels below a line over time. */
export function TimeAxis({ first, last, positionOf }: TimeAxisProps) {
  const { locale } = useSite();
  const { offsetAt, isKnown } = useTimeZone();
  return (
    <div className={classNames(styles.times, usePendingZone())} aria-hidden="true">
      {timeTicks(first, last, offsetAt).map(({ at, look }) => (
        <span key={at} style={{ '--x': percent(positionOf(at)) }}>
          {look === 'time' ? formatTime(at, offsetAt) : formatDate(at, look, locale, offsetAt)}
        </span>
      ))}
      {!isKnown && <span className={styles.zone}>UTC</span>}
    </div>
  );
}

/** Lines at the beginning of each day, in charts of a few days. */
export function DayLimits({ first, last, positionOf }: TimeAxisProps) {
  const { offsetAt } = useTimeZone();
  const pending = usePendingZone();
  return midnights(first, last, offsetAt).map((at) => (
    <i key={at} className={classNames(styles.limit, pending)} style={{ '--x': percent(positionOf(at)) }} />
  ));
}

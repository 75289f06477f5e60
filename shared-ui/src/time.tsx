import { findPeak } from '@hotdrop/shared-domain/stats';
import { startOfDay } from '@hotdrop/shared-domain/text';
import type { HistoryPoint } from '@hotdrop/shared-domain/wire';
import { classNames } from './class-names.ts';
import { type DateVariant, type Time, useFormat, useNow, useTimes, useTimeZone } from './site.tsx';
import styles from './stats.module.css';
import { Tooltip } from './tooltip.tsx';

/**
 * Returns the class name of content that depends on the visitor's time zone. On a first visit the server does not know
 * the zone: such content is in UTC, and invisible until hydration, because it must not change while the visitor reads it.
 * Without scripts it is visible.
 */
export const usePendingZone = (): string | undefined => (useTimeZone().isKnown ? undefined : styles.pending);

/** Names the zone of a time for visitors without scripts. */
export const UnknownZone = () => (useTimeZone().isKnown ? null : <span className={styles.zone}> UTC</span>);

interface LocalTimeProps {
  readonly time: Time;
  readonly variant: DateVariant;
  readonly title?: string;
  readonly className?: string | undefined;
}

/** A time in the visitor's zone. */
export function LocalTime({ time, variant, className, title }: LocalTimeProps) {
  const times = useTimes();
  return (
    <time
      dateTime={new Date(time).toISOString()}
      title={title}
      className={classNames(className, usePendingZone())}
    >
      {times[variant](time)}
      <UnknownZone />
    </time>
  );
}

interface TimeAgoProps {
  readonly time: string | number;
}

/** An age with the exact timestamp in its `title`, for links and long tables. */
export function TimeAgo({ time }: TimeAgoProps) {
  const times = useTimes();
  return <Age time={time} title={times.timestamp(time) + times.zone} />;
}

interface ExactTimeAgoProps extends TimeAgoProps {
  /** The text of the tooltip. The default is the timestamp in the visitor's time zone. */
  readonly exact?: string;
}

/** An age with the exact timestamp in a tooltip, which also works with touch and keyboard. */
export function ExactTimeAgo({ time, exact }: ExactTimeAgoProps) {
  const ago = useAge(time);
  const times = useTimes();
  return (
    <Tooltip label={ago ?? times.day(time) + times.zone} trigger={<Age time={time} className={styles.ago} />}>
      {exact ?? times.timestamp(time) + times.zone}
    </Tooltip>
  );
}

interface AgeProps extends TimeAgoProps {
  readonly title?: string;
  readonly className?: string | undefined;
}

/** The age in words. Null: a date is shown instead. */
function useAge(time: Time): string | null {
  return useFormat().ago(time, useNow(), useTimeZone().offsetAt);
}

/**
 * Just now, minutes, hours, up to six days, then a date. A first visit reads the age at once: with the visitor's zone, it
 * can differ by a day.
 */
function Age({ time, className, ...attributes }: AgeProps) {
  const ago = useAge(time);
  if (ago === null) return <LocalTime {...attributes} className={className} time={time} variant="day" />;
  return (
    <time {...attributes} className={className} dateTime={new Date(time).toISOString()}>
      {ago}
    </time>
  );
}

/** Finds the highest count since midnight in the visitor's time zone. */
export function useFindTodaysPeak() {
  const { offsetAt } = useTimeZone();
  const midnight = startOfDay(useNow(), offsetAt);
  return (peaks: readonly HistoryPoint[] | undefined) => findPeak(peaks ?? [], midnight);
}

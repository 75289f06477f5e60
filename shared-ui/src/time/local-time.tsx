import { classNames } from '../class-names/class-names.ts';
import { type DateLook, type Time, useTimes, useTimeZone } from '../site/index.ts';
import styles from './local-time.module.css';

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
  readonly look: DateLook;
  readonly title?: string;
  readonly className?: string | undefined;
}

/** A time in the visitor's zone. */
export function LocalTime({ time, look, className, title }: LocalTimeProps) {
  const times = useTimes();
  return (
    <time
      dateTime={new Date(time).toISOString()}
      title={title}
      className={classNames(styles.time, className, usePendingZone())}
    >
      {times[look](time)}
      <UnknownZone />
    </time>
  );
}

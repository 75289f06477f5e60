import { classNames } from '../class-names/class-names.ts';
import { type DateLook, type Time, useTimes } from '../site/index.ts';
import styles from './local-time.module.css';
import { UnknownZone, usePendingZone } from './pending-zone.tsx';

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

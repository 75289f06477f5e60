import { classNames } from '../class-names/class-names.ts';
import { type Time, useFormat, useNow, useTimes, useTimeZone } from '../site/index.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { LocalTime, usePendingZone } from './local-time.tsx';
import styles from './time-ago.module.css';

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

/** Ages from this one on count days, which depend on the visitor's time zone. */
const daysFrom = 86_400_000;

/** The age in words. Null: a date is shown instead. */
function useAge(time: Time): string | null {
  return useFormat().ago(time, useNow(), useTimeZone().offsetAt);
}

/** Just now, minutes, hours, up to six days, then a date. */
function Age({ time, className, ...attributes }: AgeProps) {
  const ago = useAge(time);
  const now = useNow();
  const pendingZone = usePendingZone();
  if (ago === null) return <LocalTime {...attributes} className={className} time={time} look="day" />;
  const isPending = now - new Date(time).getTime() >= daysFrom;
  return (
    <time
      {...attributes}
      className={classNames(className, isPending && pendingZone)}
      dateTime={new Date(time).toISOString()}
    >
      {ago}
    </time>
  );
}

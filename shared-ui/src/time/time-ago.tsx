import { useFormat, useNow, useTimes } from '../site/index.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { LocalTime } from './local-time.tsx';
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
  const format = useFormat();
  const times = useTimes();
  const now = useNow();
  return (
    <Tooltip
      label={format.ago(time, now) ?? times.day(time) + times.zone}
      trigger={<Age time={time} className={styles.ago} />}
    >
      {exact ?? times.timestamp(time) + times.zone}
    </Tooltip>
  );
}

interface AgeProps extends TimeAgoProps {
  readonly title?: string;
  readonly className?: string | undefined;
}

/** Just now, minutes, hours, up to six days, then a date. */
function Age({ time, ...attributes }: AgeProps) {
  const format = useFormat();
  const now = useNow();
  const ago = format.ago(time, now);
  if (ago === null) return <LocalTime {...attributes} time={time} look="day" />;
  return (
    <time {...attributes} dateTime={new Date(time).toISOString()}>
      {ago}
    </time>
  );
}

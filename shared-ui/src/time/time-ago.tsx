import { useFormat, useNow } from '../site/index.ts';
import { Tooltip } from '../tooltip/index.ts';
import styles from './time-ago.module.css';

interface TimeAgoProps {
  readonly time: string | number;
}

/** How long ago. The browser shows the moment itself to who points at it: within links, and in long tables. */
export function TimeAgo({ time }: TimeAgoProps) {
  const format = useFormat();
  const now = useNow();
  return (
    <time dateTime={new Date(time).toISOString()} title={format.stamp(time)}>
      {format.ago(time, now)}
    </time>
  );
}

/** The same with the moment in a tooltip, which a finger and a keyboard open as well. */
export function ExactTimeAgo({ time }: TimeAgoProps) {
  const format = useFormat();
  const now = useNow();
  const ago = format.ago(time, now);
  return (
    <Tooltip
      label={ago}
      trigger={
        <time className={styles.ago} dateTime={new Date(time).toISOString()}>
          {ago}
        </time>
      }
    >
      {format.stamp(time)}
    </Tooltip>
  );
}

import { useFormat, useNow } from '../site/index.ts';
import { Tooltip } from '../tooltip/index.ts';
import styles from './time-ago.module.css';

interface TimeAgoProps {
  readonly time: string | number;
}

/** An age with the exact timestamp in its `title`, for links and long tables. */
export function TimeAgo({ time }: TimeAgoProps) {
  const format = useFormat();
  const now = useNow();
  return (
    <time dateTime={new Date(time).toISOString()} title={format.stamp(time)}>
      {format.ago(time, now)}
    </time>
  );
}

/** An age with the exact timestamp in a tooltip, which also works with touch and keyboard. */
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

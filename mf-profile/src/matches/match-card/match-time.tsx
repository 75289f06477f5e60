import { formatTime, formatTimestamp, inKorea, type OffsetAt } from '@hotdrop/shared-domain/text';
import { useFormat, useNow, useTimes } from '@hotdrop/shared-ui/site';
import { ExactTimeAgo } from '@hotdrop/shared-ui/time';
import { Tooltip } from '@hotdrop/shared-ui/tooltip';
import styles from './match-card.module.css';

interface MatchTimeProps {
  readonly endedAt: number;
  /** The clock of the day above the card; null: the card is below no day, and shows the age. */
  readonly offsetAt: OffsetAt | null;
}

/** When a match ended for the player. The tooltip has the age, and the time in Korea, wherever the visitor is. */
export function MatchTime({ endedAt, offsetAt }: MatchTimeProps) {
  const format = useFormat();
  const times = useTimes();
  const now = useNow();
  if (Number.isNaN(endedAt)) return '–';
  const inKst = `${formatTimestamp(endedAt, inKorea)} KST`;
  if (offsetAt === null) return <ExactTimeAgo time={endedAt} exact={inKst} />;
  const clock = formatTime(endedAt, offsetAt);
  const age = format.ago(endedAt, now, offsetAt) ?? times.day(endedAt) + times.zone;
  return (
    <Tooltip label={`${clock}, ${age}`} trigger={<time className={styles.clock}>{clock}</time>}>
      {inKst}
      <br />
      {age}
    </Tooltip>
  );
}

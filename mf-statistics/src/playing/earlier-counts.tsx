import { dayLength, weekLength } from '@hotdrop/shared-domain/text';
import type { PlayerCount } from '@hotdrop/shared-domain/wire';
import { useFormat } from '@hotdrop/shared-ui/site';
import { LocalTime } from '@hotdrop/shared-ui/time';
import { Trans } from '@lingui/react/macro';
import { ChangeNow } from './count-change.tsx';
import styles from './earlier-counts.module.css';

/** A year has 52 weeks here, so that weekdays match. */
const yearLength = 52 * weekLength;

/** The counts of this time yesterday, a week ago, and a year ago, as far as they are known. */
export function EarlierCounts({ count }: { readonly count: PlayerCount }) {
  const { number } = useFormat();
  const now = count.count;
  if (!now) return null;
  const at = count.at === null ? null : Date.parse(count.at);
  const asThen = <Trans>As many as then</Trans>;
  const known = [
    {
      head: <Trans>Yesterday</Trans>,
      ago: dayLength,
      before: count.yesterday,
      same: <Trans>As many as yesterday</Trans>,
    },
    { head: <Trans>A week ago</Trans>, ago: weekLength, before: count.lastWeek, same: asThen },
    { head: <Trans>A year ago</Trans>, ago: yearLength, before: count.lastYear, same: asThen },
  ];
  return (
    <dl className={styles.counts}>
      {known.map(
        ({ head, ago, before, same }) =>
          !!before && (
            <div key={ago}>
              <dt>
                {head} {at !== null && <LocalTime time={at - ago} look="time" />}
              </dt>
              <dd className={styles.count}>{number(before)}</dd>
              <dd>
                <ChangeNow now={now} then={before} same={same} />
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

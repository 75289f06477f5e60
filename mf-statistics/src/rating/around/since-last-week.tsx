import type { TierLabel } from '@hotdrop/shared-domain/game';
import { shareBetween } from '@hotdrop/shared-domain/stats';
import { formatDate, inUtc } from '@hotdrop/shared-domain/text';
import type { PastRatings } from '@hotdrop/shared-domain/wire';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { Panel } from '@hotdrop/shared-ui/panel';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { Trans } from '@lingui/react/macro';
import { percent as cssPercent } from '../../chart/scale.ts';
import { type Distribution, rowsOf } from '../../distribution/distribution.ts';
import styles from './since-last-week.module.css';

interface SinceLastWeekProps {
  readonly distribution: Distribution;
  readonly lastWeek: PastRatings;
  readonly median: number | null;
}

interface TierChange {
  readonly tier: TierLabel;
  readonly before: number;
  readonly now: number;
  /** In percentage points, as it is shown. */
  readonly change: number;
}

/** The difference of the shares as they are shown, so that readers get the same. */
const inTenths = (share: number) => Math.round(share * 1000);

/** The share of players in each tier a week ago, and how it changed; the best tier first. */
function listTierChanges({ tiers }: Distribution, lastWeek: PastRatings): readonly TierChange[] {
  const rows = rowsOf(lastWeek.histogram, lastWeek.sample);
  return tiers
    .map(({ tier, from, to, share }, index) => {
      const end = index === tiers.length - 1 ? null : to;
      const before = shareBetween(rows, index === 0 ? 0 : from, end);
      return { tier, before, now: share, change: (inTenths(share) - inTenths(before)) / 10 };
    })
    .toReversed();
}

/** How the tiers moved since last week. */
export function SinceLastWeek({ distribution, lastWeek, median }: SinceLastWeekProps) {
  const { locale } = useSite();
  const { decimal, percent } = useFormat();
  const changes = listTierChanges(distribution, lastWeek);
  const most = Math.max(...changes.map(({ change }) => Math.abs(change)), 0.1);
  return (
    <Panel
      title={<Trans>Since last week</Trans>}
      aside={median !== null && <MedianChange now={median} before={lastWeek.median} />}
    >
      <table className={styles.tiers}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Tier</Trans>
            </th>
            <th scope="col">
              <time dateTime={lastWeek.day}>
                {formatDate(Date.parse(lastWeek.day), 'day', locale, inUtc)}
              </time>
            </th>
            <th scope="col">
              <Trans>Today</Trans>
            </th>
            <th scope="col">
              <Trans>Change in % points</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ tier, before, now, change }) => (
            <tr key={tier.id}>
              <th scope="row">
                <TierMark mark={tier.mark} size="s" />
                {tier.name[locale]}
              </th>
              <td>{percent(before)}</td>
              <td>
                <b>{percent(now)}</b>
              </td>
              <td>
                <div className={styles.change}>
                  <span className={styles.track} data-tier={tier.mark} aria-hidden="true">
                    <i
                      className={classNames(change < 0 && styles.less)}
                      style={{ '--d': cssPercent((Math.abs(change) / most) * 0.45) }}
                    />
                  </span>
                  <span className={styles.figure}>
                    {change === 0 ? <Trans>as before</Trans> : (change > 0 ? '+' : '') + decimal(change, 1)}
                  </span>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

interface MedianChangeProps {
  readonly now: number;
  readonly before: number;
}

function MedianChange({ now, before }: MedianChangeProps) {
  const { number, change } = useFormat();
  const median = number(now);
  const difference = now - before;
  if (Math.round(difference) === 0) {
    return <Trans>Half of the players have {median} points or more, as before</Trans>;
  }
  return (
    <>
      <Trans>Half of the players now have {median} points or more</Trans>{' '}
      <b className={difference > 0 ? styles.up : styles.down}>{change(difference)}</b>
    </>
  );
}

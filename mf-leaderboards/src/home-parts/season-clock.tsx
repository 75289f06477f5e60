import type { ActiveSeason } from '@hotdrop/shared-domain/wire';
import { useNow, useTimes } from '@hotdrop/shared-ui/site';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './season.module.css';

const hour = 3_600_000;
const day = 24 * hour;

interface SeasonClockProps {
  readonly season: ActiveSeason;
  /** `Season 43`. */
  readonly label: string;
}

/** Days and hours until the end. Without a known end, the day of the season; without any date, its name. */
export function SeasonClock({ season: { start, end }, label }: SeasonClockProps) {
  const { t } = useLingui();
  const times = useTimes();
  const now = useNow();
  const begin = start ? Date.parse(start) : null;
  const finish = end ? Date.parse(end) : null;
  if (finish !== null && end && finish > now) {
    // A started hour counts.
    const hours = Math.ceil((finish - now) / hour);
    const [days, rest] = [Math.floor(hours / 24), hours % 24];
    return (
      <>
        <header className={styles.head}>
          <div>
            <h2>
              <Trans>{label} ends in</Trans>
            </h2>
            <p className={styles.count}>
              {days > 0 && (
                <>
                  <b>{days}</b> <span>{t`${plural(days, { one: 'day', other: 'days' })}`}</span>{' '}
                </>
              )}
              {(rest > 0 || days === 0) && (
                <>
                  <b>{rest}</b> <span>{t`${plural(rest, { one: 'hour', other: 'hours' })}`}</span>
                </>
              )}
            </p>
          </div>
          {/* Newcomers get no script for this part, so the time cannot wait for their zone. */}
          <time dateTime={end}>
            {times.dayTime(end)}
            {times.zone}
          </time>
        </header>
        {begin !== null && (
          <div
            className={styles.elapsed}
            style={{ '--p': `${(((now - begin) / (finish - begin)) * 100).toFixed(1)}%` }}
            aria-hidden="true"
          />
        )}
      </>
    );
  }
  const count = begin === null ? 0 : Math.floor((now - begin) / day) + 1;
  return (
    <header className={styles.head}>
      <div>
        <h2>{label}</h2>
        {count > 0 && (
          <p className={styles.count}>
            <Trans>
              <span>Day</span> <b>{count}</b>
            </Trans>
          </p>
        )}
      </div>
    </header>
  );
}

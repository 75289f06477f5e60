import { reportFailure } from '@hotdrop/shared-domain/rules';
import type { Part } from '@hotdrop/shared-domain/slots';
import { selectPlayerCount, setPlayerCount } from '@hotdrop/shared-domain/store';
import { apiOf, type HistoryPoint, type PlayerCount } from '@hotdrop/shared-domain/wire';
import { ChevronRightIcon } from '@hotdrop/shared-ui/icons';
import { Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useLinks } from '@hotdrop/shared-ui/site';
import { ChangeSinceYesterday } from '@hotdrop/shared-ui/stats';
import { LocalTime, useFindTodaysPeak, usePendingZone } from '@hotdrop/shared-ui/time';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { linkPatterns } from '../link-patterns.ts';
import { sparkOf } from '../playing/spark.ts';
import styles from './playing.module.css';

interface PlayingData {
  /** The last known one if it could not be read. Null: unknown. */
  readonly count: PlayerCount | null;
  /** SVG path of the day's player counts. Null: too few counts, or they could not be read. */
  readonly spark: string | null;
}

/** How many people play now, the change since yesterday, and a line of the day. Absent without a count. */
export const playing: Part<'home.strip', PlayingData> = {
  async load({ site, signal }) {
    const { store } = site;
    const api = apiOf(site);
    const [count, history] = await Promise.all([
      api.getPlayerCount({}, { signal }),
      api.getPlaying({ range: 'day' }, { signal }),
    ]);
    // The header shows the same count.
    if (count.ok) setPlayerCount(store, count.data);
    for (const result of [count, history]) {
      if (!result.ok) reportFailure(site, result.error, { area: 'mf-statistics', page: 'home' });
    }
    return {
      count: count.ok ? count.data : selectPlayerCount(store.getState()),
      spark: history.ok ? createDaySpark(history.data.history) : null,
    };
  },
  Component: ({ data: { count, spark } }) =>
    typeof count?.count === 'number' && <PlayingNow count={count} now={count.count} spark={spark} />,
};

interface PlayingNowProps extends PlayingData {
  readonly count: PlayerCount;
  readonly now: number;
}

function PlayingNow({ count: { yesterday, peaks }, now, spark }: PlayingNowProps) {
  const links = useLinks(linkPatterns);
  const { t } = useLingui();
  const { number } = useFormat();
  const findTodaysPeak = useFindTodaysPeak();
  // Before a new site has counted for a day, the peak of today may be older than its counts.
  const peak = yesterday !== null && findTodaysPeak(peaks);
  const pendingZone = usePendingZone();
  const count = number(now);
  return (
    <section aria-label={t`Players on Steam`}>
      <Link to={links.playing()} className={styles.strip}>
        <span className={styles.now}>
          <Trans>
            <b>{count}</b> playing now on Steam
          </Trans>
        </span>{' '}
        <span className={styles.change}>
          <ChangeSinceYesterday now={now} yesterday={yesterday} />
        </span>{' '}
        <svg className={styles.spark} viewBox="0 0 100 48" preserveAspectRatio="none" aria-hidden="true">
          {spark && (
            <>
              <path className={styles.area} d={`${spark}V48H0z`} />
              <path className={styles.line} d={spark} />
            </>
          )}
        </svg>
        <Text align="end" className={styles.peak}>
          {peak && (
            <span className={pendingZone}>
              <Trans>
                Peak today <b>{number(peak.count)}</b> at <LocalTime time={peak.at} variant="time" />
              </Trans>
            </span>
          )}
        </Text>
        <ChevronRightIcon size="s" />
      </Link>
    </section>
  );
}

/** More points would not be visible. */
const maxPoints = 48;

/** A line of the day in a view box of 100 by 48. */
function createDaySpark(history: readonly HistoryPoint[]): string | null {
  const step = Math.max(1, Math.ceil(history.length / maxPoints));
  const counts = history.filter((_, index) => index % step === 0).map(({ count }) => count);
  return sparkOf(counts, { height: 48, margin: 4 });
}

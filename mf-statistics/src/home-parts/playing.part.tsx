import type { Part } from '@hotdrop/shared-domain/contract';
import { reportFailure } from '@hotdrop/shared-domain/rules';
import { setPlayerCount } from '@hotdrop/shared-domain/store';
import type { PlayerCount } from '@hotdrop/shared-domain/wire';
import { MoreLink } from '@hotdrop/shared-ui/button';
import { ChangeSinceYesterday } from '@hotdrop/shared-ui/change-since-yesterday';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { LocalTime, useFindTodaysPeak, usePendingZone } from '@hotdrop/shared-ui/time';
import { Trans, useLingui } from '@lingui/react/macro';
import { createDaySpark } from './day-spark.ts';
import styles from './playing.module.css';

interface PlayingData {
  /** The last known one if it could not be read. Null: unknown. */
  readonly count: PlayerCount | null;
  /** SVG path of the day's player counts. Empty: too few counts; null: they could not be read. */
  readonly spark: string | null;
}

/** How many people play now, the change since yesterday, and a chart of the day. */
export const playing: Part<'home.hero', PlayingData> = {
  async load({ site, signal }) {
    const { api, store } = site;
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
      count: count.ok ? count.data : store.getState().playerCount,
      spark: history.ok ? (createDaySpark(history.data.history) ?? '') : null,
    };
  },
  Component: ({ data }) => <PlayingNow {...data} />,
};

function PlayingNow({ count, spark }: PlayingData) {
  const { links } = useSite();
  const { t } = useLingui();
  const format = useFormat();
  const peak = useFindTodaysPeak()(count?.peaks);
  return (
    <section className={styles.now} aria-label={t`Players on Steam`}>
      <p className={styles.kicker}>
        <Trans>Playing now on Steam</Trans>
      </p>
      <p className={styles.count}>{format.number(count?.count)}</p>
      <p className={styles.change}>
        {typeof count?.count === 'number' ? (
          <ChangeSinceYesterday now={count.count} yesterday={count.yesterday} />
        ) : (
          <Trans>The player count could not be loaded.</Trans>
        )}
      </p>
      {!spark && typeof count?.count === 'number' && (
        <p className={styles.noSpark}>
          {spark === null ? (
            <Trans>The chart of the day could not be loaded.</Trans>
          ) : (
            <Trans>There are too few counts for a chart of the day.</Trans>
          )}
        </p>
      )}
      {spark && (
        <svg className={styles.spark} viewBox="0 0 100 48" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.area} d={`${spark}V48H0z`} />
          <path className={styles.line} d={spark} />
        </svg>
      )}
      <p className={styles.foot}>
        <span className={usePendingZone()}>
          {peak && (
            <Trans>
              Peak today <b>{format.number(peak.count)}</b> at <LocalTime time={peak.at} look="time" />
            </Trans>
          )}
        </span>
        <MoreLink to={links.playing()}>
          <Trans>History</Trans>
        </MoreLink>
      </p>
    </section>
  );
}

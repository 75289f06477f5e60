import { MoreLink } from '@hotdrop/shared-ui/button';
import { ChangeSinceYesterday } from '@hotdrop/shared-ui/change-since-yesterday';
import { useFormat, useSite, useStore } from '@hotdrop/shared-ui/site';
import { LocalTime, useFindTodaysPeak, usePendingZone } from '@hotdrop/shared-ui/time';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './playing-now.module.css';

/** Shows how many people play now, the change since yesterday, and a chart of the day. */
export function PlayingNow({ spark }: { readonly spark: string | null }) {
  const { links } = useSite();
  const { t } = useLingui();
  const format = useFormat();
  const playing = useStore(({ playerCount }) => playerCount);
  const peak = useFindTodaysPeak()(playing?.peaks);
  return (
    <section className={styles.now} aria-label={t`Players on Steam`}>
      <p className={styles.kicker}>
        <Trans>Playing now on Steam</Trans>
      </p>
      <p className={styles.count}>{format.number(playing?.count)}</p>
      <p className={styles.change}>
        <ChangeSinceYesterday now={playing?.count ?? null} yesterday={playing?.yesterday ?? null} />
      </p>
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

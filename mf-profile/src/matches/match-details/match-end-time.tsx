import { matchTime } from '@hotdrop/shared-domain/stats';
import type { MatchDetail } from '@hotdrop/shared-domain/wire';
import { LocalTime } from '@hotdrop/shared-ui/time';
import { Trans } from '@lingui/react/macro';
import styles from './match-details.module.css';

/** The exact time at which the match ended for the player. The card's line shows only how long ago that was. */
export function MatchEndTime({ match }: { readonly match: MatchDetail }) {
  const time = matchTime(match.createdAt, match.player.timeSurvived);
  if (Number.isNaN(time)) return null;
  const at = <LocalTime time={time} look="timestamp" />;
  return (
    <p className={styles.ended}>
      <Trans>Ended {at}</Trans>
    </p>
  );
}

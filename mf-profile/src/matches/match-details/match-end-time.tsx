import { matchTime } from '@hotdrop/shared-domain/stats';
import type { MatchDetail } from '@hotdrop/shared-domain/wire';
import { useFormat } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import styles from './match-details.module.css';

/** The moment at which a match was over for the player: the line above, which is pressed, says how long ago alone. */
export function Ended({ match }: { readonly match: MatchDetail }) {
  const format = useFormat();
  const time = matchTime(match.createdAt, match.player.timeSurvived);
  if (Number.isNaN(time)) return null;
  const at = <time dateTime={new Date(time).toISOString()}>{format.stamp(time)}</time>;
  return (
    <p className={styles.ended}>
      <Trans>Ended {at}</Trans>
    </p>
  );
}

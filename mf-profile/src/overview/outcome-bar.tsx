import type { Outcomes } from '@hotdrop/shared-domain/stats';
import { useFormat } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import styles from './overview.module.css';

interface OutcomeBarProps extends Outcomes {
  readonly games: number;
}

/** Wins, top 10, and losses as a bar and in words. */
export function OutcomeBar({ games, wins, tops, losses }: OutcomeBarProps) {
  const { number } = useFormat();
  const shareOf = (count: number) => `${games > 0 ? (100 * count) / games : 0}%`;
  const won = number(wins);
  const lost = number(losses);
  const topTens = number(tops);
  return (
    <p className={styles.outcomes} style={{ '--w': shareOf(wins), '--t': shareOf(tops) }}>
      <span className={styles.bar} aria-hidden="true" />
      <span>
        <Trans>
          <b>{won}</b> won
        </Trans>
      </span>
      <span>
        <Trans>
          <b>{topTens}</b> in 2nd–10th
        </Trans>
      </span>
      <span>
        <Trans>
          <b>{lost}</b> in 11th or lower
        </Trans>
      </span>
    </p>
  );
}

import { VisuallyHidden } from '@hotdrop/shared-ui/visually-hidden';
import { useLingui } from '@lingui/react/macro';
import styles from './day-block.module.css';
import type { Played } from './match-days.ts';

const looks = { win: styles.win, top10: styles.top, other: undefined };

/** How high the player came in each match, the oldest first, as small bars. */
export function Form({ played }: { readonly played: readonly Played[] }) {
  const { t } = useLingui();
  return (
    <ol className={styles.form} aria-label={t`Placings, oldest first`}>
      {played.toReversed().map(({ match, own, result }) => {
        if (!result) return null;
        const { teamRank, teamTotal } = own;
        const height = Math.max(0, (teamTotal - teamRank + 1) / teamTotal);
        return (
          <li
            key={match.id}
            className={looks[result]}
            style={{ '--h': `${height * 100}%` } as React.CSSProperties}
            title={t`#${teamRank} of ${teamTotal}`}
          >
            <VisuallyHidden>#{teamRank}</VisuallyHidden>
          </li>
        );
      })}
    </ol>
  );
}

import { VisuallyHidden } from '@hotdrop/shared-ui/visually-hidden';
import { useLingui } from '@lingui/react/macro';
import styles from './day-block.module.css';
import type { PlayedMatch } from './played-match.ts';

const looks = { win: styles.win, top10: styles.top, other: undefined };

/** The player's places as small bars, oldest first. */
export function PlacementBars({ played }: { readonly played: readonly PlayedMatch[] }) {
  const { t } = useLingui();
  return (
    <ol className={styles.bars} aria-label={t`Places, oldest first`}>
      {played.toReversed().map(({ match, own, result }) => {
        if (!result) return null;
        const { teamRank, teamTotal } = own;
        const height = Math.max(0, (teamTotal - teamRank + 1) / teamTotal);
        return (
          <li
            key={match.id}
            className={looks[result]}
            style={{ '--h': `${height * 100}%` }}
            title={t`#${teamRank} of ${teamTotal}`}
          >
            <VisuallyHidden>#{teamRank}</VisuallyHidden>
          </li>
        );
      })}
    </ol>
  );
}

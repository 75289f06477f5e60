import type { Cutoff } from '@hotdrop/shared-domain/wire';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { useFormat } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styles from './cutoffs.module.css';
import { PointsChange } from './movement.tsx';

interface CutoffsProps {
  readonly cutoffs: readonly Cutoff[];
  /** Returns the address of the board at a place. */
  readonly to: (place: number) => string;
  /** `cells`: side by side. `rows`: below each other, and cells on phones. */
  readonly look: 'cells' | 'rows';
}

/** The points needed for the first places, and how they moved in a week. */
export function Cutoffs({ cutoffs, to, look }: CutoffsProps) {
  const { number } = useFormat();
  return (
    <ul className={classNames(styles.cutoffs, styles[look])}>
      {cutoffs.map(({ place, rankPoint, week }) => (
        <li key={place}>
          <Link to={to(place)} rel="nofollow">
            <span className={styles.name}>
              <Trans>Top {place}</Trans>
            </span>{' '}
            <b>{number(rankPoint)}</b>{' '}
            <span className={styles.week}>
              {week !== null && (
                <Trans>
                  <PointsChange points={week} /> in a week
                </Trans>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

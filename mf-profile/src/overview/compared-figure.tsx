import type { Figure } from '@hotdrop/shared-domain/stats';
import { Trans } from '@lingui/react/macro';
import styles from './compared-figure.module.css';

interface VersusProps {
  readonly label: string;
  readonly value: Figure;
  /** Null: not counted, and its place stays empty. */
  readonly average: Figure;
  readonly show: (value: Figure) => string;
}

/** Where the average stands on every bar, so that bars can be compared. */
const averageAt = 0.4;

/** A figure and how it compares with the average of all players. */
export function Versus({ label, value, average, show }: VersusProps) {
  const isComparable = value !== null && average !== null && average > 0;
  const filled = isComparable ? Math.min(1, (value / average) * averageAt) : 0;
  const shown = show(average);
  return (
    <div className={styles.versus}>
      <dt>{label}</dt>
      <dd>
        <b>{show(value)}</b>
      </dd>
      {isComparable && (
        <>
          <dd
            className={styles.track}
            style={{ '--v': `${filled * 100}%`, '--a': `${averageAt * 100}%` } as React.CSSProperties}
            aria-hidden="true"
          />
          <dd className={styles.average}>
            <Trans>average {shown}</Trans>
          </dd>
        </>
      )}
    </div>
  );
}

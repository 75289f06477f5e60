import type { Figure } from '@hotdrop/shared-domain/stats';
import { Trans } from '@lingui/react/macro';
import styles from './overview.module.css';

interface ComparedFigureProps {
  readonly label: string;
  readonly value: Figure;
  /** Null: not known. */
  readonly average: Figure;
  readonly format: (value: Figure) => string;
}

/** Position of the average. It is the same on all bars, so that they can be compared. */
const averageAt = 0.4;

/** A figure beside the average of all players. */
export function ComparedFigure({ label, value, average, format }: ComparedFigureProps) {
  const isComparable = value !== null && average !== null && average > 0;
  const filled = isComparable ? Math.min(1, (value / average) * averageAt) : 0;
  const shown = format(average);
  return (
    <div className={styles.compared}>
      <dt>{label}</dt>
      <dd>
        <b>{format(value)}</b>
      </dd>
      {isComparable && (
        <>
          <dd
            className={styles.track}
            style={{ '--v': `${filled * 100}%`, '--a': `${averageAt * 100}%` }}
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

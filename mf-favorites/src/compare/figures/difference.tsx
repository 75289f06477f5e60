import { classNames } from '@hotdrop/shared-ui/class-names';
import { useFormat } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import styles from './difference.module.css';
import type { DifferenceUnit, FigureRow } from './figure-rows.ts';

interface DifferenceProps {
  readonly row: FigureRow;
  readonly value: number;
  /** The figure that it is compared with. */
  readonly base: number;
}

/** Half of the track is twice the figure of the first player. */
const halfTrack = 48;
const leastBar = 1;

/** A bar from the middle, and the difference in words. */
export function Difference({ row, value, base }: DifferenceProps) {
  const difference = value - base;
  const isMore = difference > 0;
  const isBetter = isMore === (row.better !== 'less');
  const share = base > 0 ? Math.min(1, Math.abs(difference) / base) : 1;
  const width = difference === 0 ? 0 : Math.max(leastBar, share * halfTrack);
  const look = !row.better || difference === 0 ? undefined : isBetter ? styles.up : styles.down;
  return (
    <>
      <span className={styles.track} aria-hidden="true">
        <i className={isBetter ? styles.right : styles.left} style={{ '--z': `${width.toFixed(1)}%` }} />
      </span>
      <small className={classNames(styles.words, look)}>
        {difference === 0 ? (
          <Trans>the same</Trans>
        ) : (
          <Words
            unit={row.unit}
            digits={row.digits}
            base={base}
            size={Math.abs(difference)}
            isMore={isMore}
          />
        )}
      </small>
    </>
  );
}

/** The middle of the bars, for the player whom the others are compared with. */
export const Middle = () => <span className={classNames(styles.track, styles.middle)} aria-hidden="true" />;

interface WordsProps {
  readonly unit: DifferenceUnit;
  readonly digits: number;
  readonly base: number;
  readonly size: number;
  readonly isMore: boolean;
}

function Words({ unit, digits, base, size, isMore }: WordsProps) {
  const { decimal, number, percent } = useFormat();
  if (unit === 'count') {
    const count = number(size);
    return isMore ? <Trans>{count} more</Trans> : <Trans>{count} fewer</Trans>;
  }
  if (unit === 'place') {
    const places = decimal(size, 1);
    return isMore ? <Trans>{places} places worse</Trans> : <Trans>{places} places better</Trans>;
  }
  if (unit === 'rate') {
    const points = decimal(100 * size, 1);
    return isMore ? <Trans>{points} pts more</Trans> : <Trans>{points} pts less</Trans>;
  }
  // Nothing can be a share of 0.
  const amount = base > 0 ? percent(size / base, size / base < 0.01 ? 1 : 0) : decimal(size, digits);
  return isMore ? <Trans>{amount} more</Trans> : <Trans>{amount} less</Trans>;
}

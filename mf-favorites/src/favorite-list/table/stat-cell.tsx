import { useFormat } from '@hotdrop/shared-ui/site';
import { Skeleton } from '@hotdrop/shared-ui/states';
import { useContext } from 'react';
import type { Measure } from './favorite-rows.ts';
import styles from './stat-cell.module.css';
import { BestContext } from './table-context.ts';

interface StatCellProps {
  readonly value: number | null;
  readonly show: (value: number | null) => string;
  /** Measure with a highlighted best value. */
  readonly measure?: Measure;
  /** Change since the last visit. */
  readonly change: number | null;
  /** Whether a higher value is better. */
  readonly hasDirection?: boolean;
}

/** A number and its change, highlighted if it is the best of its column. */
export function StatCell({ value, show, measure, change, hasDirection = false }: StatCellProps) {
  const best = useContext(BestContext);
  const format = useFormat();
  const isBest = measure !== undefined && value !== null && best?.[measure] === value;
  const direction = hasDirection && change ? (change > 0 ? 'up' : 'down') : 'changed';
  return (
    <>
      <span className={isBest ? styles.best : undefined}>{show(value)}</span>
      {change !== null && change !== 0 && (
        <small className={styles[direction]}>{format.change(change)}</small>
      )}
    </>
  );
}

/** Placeholder for a number that is loading. */
export const StatSkeleton = () => (
  <span className={styles.waiting}>
    <Skeleton width={11} height={4} />
  </span>
);

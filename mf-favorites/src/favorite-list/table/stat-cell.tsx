import { useFormat } from '@hotdrop/shared-ui/site';
import { Skeleton } from '@hotdrop/shared-ui/states';
import { useContext } from 'react';
import type { Measure } from './favorite-rows.ts';
import styles from './stat-cell.module.css';
import { BestContext } from './table-context.ts';

interface FigureCellProps {
  readonly value: number | null;
  readonly show: (value: number | null) => string;
  /** Where the best is marked. */
  readonly measure?: Measure;
  /** Since the last look. */
  readonly change: number | null;
  /** Whether more is better. */
  readonly hasDirection?: boolean;
}

/** A figure, amber if it is the best of its column, and what has changed of it. */
export function FigureCell({ value, show, measure, change, hasDirection = false }: FigureCellProps) {
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

/** A figure that is on its way. */
export const WaitingFigure = () => (
  <span className={styles.waiting}>
    <Skeleton width={11} height={4} />
  </span>
);

import { useFormat } from '@hotdrop/shared-ui/site';
import styles from './line-chart.module.css';
import type { Point } from './line-chart.tsx';

/** How many there were, and when. */
export function LineTip({ at, value }: Point) {
  const { number, dayTime } = useFormat();
  return (
    <div className={styles.tip}>
      <b>{number(value)}</b>
      <span>{dayTime(at)}</span>
    </div>
  );
}

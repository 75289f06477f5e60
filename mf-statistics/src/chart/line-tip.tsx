import { classNames } from '@hotdrop/shared-ui/class-names';
import { useFormat } from '@hotdrop/shared-ui/site';
import tip from './chart-tip.module.css';
import styles from './line-chart.module.css';
import type { Point } from './line-chart.tsx';

/** How many there were, and when. */
export function LineTip({ at, value }: Point) {
  const { number, dayTime } = useFormat();
  return (
    <div className={classNames(tip.tip, styles.tip)}>
      <b>{number(value)}</b>
      <span>{dayTime(at)}</span>
    </div>
  );
}

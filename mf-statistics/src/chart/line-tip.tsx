import { classNames } from '@hotdrop/shared-ui/class-names';
import { useFormat, useTimes } from '@hotdrop/shared-ui/site';
import tip from './chart-tip.module.css';
import styles from './line-chart.module.css';
import type { Point } from './scale.ts';

/** Shows the value and the time of a point. */
export function LineTip({ at, value }: Point) {
  const { number } = useFormat();
  const times = useTimes();
  return (
    <div className={classNames(tip.tip, styles.tip)}>
      <b>{number(value)}</b>
      <span>{times.dayTime(at)}</span>
    </div>
  );
}

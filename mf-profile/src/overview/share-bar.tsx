import { fromMedian } from '@hotdrop/shared-domain/stats';
import styles from './performance.module.css';

/** How far from the median: to the right is better. The figure beside it says the same. */
export function ShareBar({ ratio }: { readonly ratio: number }) {
  const distance = fromMedian(ratio) * 100;
  const style = { '--z': `${Math.abs(distance)}%`, '--from': `${50 + Math.min(0, distance)}%` };
  return <span className={styles.bar} style={style as React.CSSProperties} aria-hidden="true" />;
}

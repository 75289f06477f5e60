import { Trans } from '@lingui/react/macro';
import styles from './chart-legend.module.css';

/** What the chart's colors and lines stand for. */
export const ChartKey = ({ marked }: { readonly marked: string | null }) => (
  <ul className={styles.key}>
    <li>
      <i className={styles.bar} />
      <Trans>Share of players</Trans>
    </li>
    {marked !== null && (
      <li>
        <i className={styles.mark} />
        {marked}
      </li>
    )}
    <li className={styles.cumulative}>
      <i className={styles.line} />
      <Trans>Cumulative share</Trans>
    </li>
  </ul>
);

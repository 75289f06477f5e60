import { Trans } from '@lingui/react/macro';
import styles from './chart-legend.module.css';

/** Explains the chart's colors and lines. */
export const ChartLegend = ({ marked }: { readonly marked: string | null }) => (
  <ul className={styles.legend}>
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

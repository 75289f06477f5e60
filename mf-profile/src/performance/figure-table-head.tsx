import { Trans } from '@lingui/react/macro';
import styles from './performance.module.css';

/** The head of a table of figures: the figure, its value, and the columns that compare it. */
export const FigureTableHead = ({ children }: { readonly children: React.ReactNode }) => (
  <thead>
    <tr>
      <th scope="col">
        <Trans>Stat</Trans>
      </th>
      <th scope="col" className={styles.number}>
        <Trans>Value</Trans>
      </th>
      {children}
    </tr>
  </thead>
);

import { ChevronRightIcon } from '@hotdrop/shared-ui/icons';
import { Panel } from '@hotdrop/shared-ui/panel';
import { Trans } from '@lingui/react/macro';
import styles from './chart-data-table.module.css';

interface ChartDataTableProps {
  readonly label: string;
  readonly children: React.ReactNode;
}

/** The data of a chart as a collapsed table. */
export const ChartDataTable = ({ label, children }: ChartDataTableProps) => (
  <details className={styles.dataTable}>
    <summary className={styles.open}>
      <ChevronRightIcon size="s" />
      <Trans>Show as a table</Trans>
    </summary>
    <Panel label={label}>{children}</Panel>
  </details>
);

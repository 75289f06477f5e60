import { ChevronRightIcon } from '@hotdrop/shared-ui/icons';
import { Panel } from '@hotdrop/shared-ui/panel';
import { Trans } from '@lingui/react/macro';
import styles from './chart-data-table.module.css';

interface TableTwinProps {
  readonly label: string;
  readonly children: React.ReactNode;
}

/** A chart's figures as a table, behind one button. */
export const TableTwin = ({ label, children }: TableTwinProps) => (
  <details className={styles.twin}>
    <summary className={styles.open}>
      <ChevronRightIcon size="s" />
      <Trans>Show as a table</Trans>
    </summary>
    <Panel label={label}>{children}</Panel>
  </details>
);

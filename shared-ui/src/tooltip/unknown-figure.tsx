import { useLingui } from '@lingui/react/macro';
import { Tooltip } from './tooltip.tsx';
import styles from './unknown-figure.module.css';

/** A figure that nobody publishes, with the reason: never 0. */
export function UnknownFigure({ children }: { readonly children: React.ReactNode }) {
  const { t } = useLingui();
  return (
    <Tooltip label={t`not known`} trigger={<span className={styles.unknown}>–</span>}>
      {children}
    </Tooltip>
  );
}

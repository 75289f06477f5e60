import { useLingui } from '@lingui/react/macro';
import { Tooltip } from './tooltip.tsx';
import styles from './unknown-figure.module.css';

/** A dash with a reason, for a figure that is not published. */
export function UnknownFigure({ children }: { readonly children: React.ReactNode }) {
  const { t } = useLingui();
  return (
    <Tooltip label={t`not known`} trigger={<span className={styles.unknown}>–</span>}>
      {children}
    </Tooltip>
  );
}

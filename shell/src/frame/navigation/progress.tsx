import { useLingui } from '@lingui/react/macro';
import { useNavigation } from 'react-router-dom';
import styles from './progress.module.css';

/** A line at the top of the window while a page is on its way; a quick one never shows it. */
export function Progress() {
  const { t } = useLingui();
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div className={styles.progress} role="progressbar" aria-label={t`Loading the page`} />;
}

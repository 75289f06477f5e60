import { useLingui } from '@lingui/react/macro';
import { useNavigation } from 'react-router-dom';
import styles from './progress.module.css';

/** Progress bar at the top of the window while a page loads. CSS delays it, so that it does not flash. */
export function Progress() {
  const { t } = useLingui();
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div className={styles.progress} role="progressbar" aria-label={t`Loading the page`} />;
}

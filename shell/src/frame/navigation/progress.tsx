import { useLingui } from '@lingui/react/macro';
import { useNavigation } from 'react-router-dom';
import { useSearch } from '../search/search-provider.tsx';
import styles from './progress.module.css';

/** Progress line below the header while a page loads. CSS delays it, so that it does not flash. */
export function Progress() {
  const { t } = useLingui();
  const { state } = useNavigation();
  const { lookup } = useSearch();
  return (
    <div className={styles.line}>
      {(state !== 'idle' || lookup) && (
        <div className={styles.progress} role="progressbar" aria-label={t`Loading the page`} />
      )}
    </div>
  );
}

import { setOnline } from '@hotdrop/shared-domain/store';
import { OfflineIcon } from '@hotdrop/shared-ui/icons';
import { useSite, useStore } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useNavigation } from 'react-router-dom';
import { useSearch } from '../search/search-provider.tsx';
import styles from './bottom-notice.module.css';

/** Shows a notice at the bottom of the window while the browser is offline. */
export function OfflineNotice() {
  const { store } = useSite();
  const isOnline = useStore((state) => state.isOnline);
  const { lookup } = useSearch();
  const { state } = useNavigation();
  const isWaiting = lookup !== null || state !== 'idle';
  useEffect(() => {
    const update = () => setOnline(store, navigator.onLine);
    update();
    window.addEventListener('online', update);
    window.addEventListener('offline', update);
    return () => {
      window.removeEventListener('online', update);
      window.removeEventListener('offline', update);
    };
  }, [store]);
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.notice}>
          <OfflineIcon size="s" />
          {isWaiting ? (
            <Trans>You are offline. The page opens when the connection is back.</Trans>
          ) : (
            <Trans>You are offline. You can still read this page.</Trans>
          )}
        </p>
      )}
    </div>
  );
}

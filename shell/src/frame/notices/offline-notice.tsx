import { setOnline } from '@hotdrop/shared-domain/store';
import { OfflineIcon } from '@hotdrop/shared-ui/icons';
import { useSite, useStore } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import styles from './bottom-notice.module.css';

/** Shows a notice at the bottom of the window while the browser is offline. */
export function OfflineNotice() {
  const { store } = useSite();
  const isOnline = useStore((state) => state.isOnline);
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
          <Trans>You are offline. You can still read this page.</Trans>
        </p>
      )}
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styles from './search-notices.module.css';

/** Says that a name may be on the board all the same: not all of it could be read. */
export function NotSearched({ wanted }: { readonly wanted: string }) {
  const again = `?${new URLSearchParams({ find: wanted })}`;
  return (
    <p className={styles.message} role="status">
      <Trans>
        Could not search this leaderboard for {wanted}.{' '}
        <Link to={again} preventScrollReset>
          Try again
        </Link>
      </Trans>
    </p>
  );
}

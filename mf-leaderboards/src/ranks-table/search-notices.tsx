import { platformOf } from '@hotdrop/shared-domain/game';
import { useSite } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styles from './search-notices.module.css';

interface NotOnBoardProps {
  readonly shard: string;
  readonly wanted: string;
}

/** Tells that a name is not on the board, with a link to the search. */
export function NotOnBoard({ shard, wanted }: NotOnBoardProps) {
  const { game, links } = useSite();
  return (
    <p className={styles.message} role="status">
      <Trans>
        No player named {wanted} is on this leaderboard.{' '}
        <Link to={links.search({ shard: platformOf(game, shard), name: wanted })}>Search for this name</Link>
      </Trans>
    </p>
  );
}

/** Tells that the search failed, so the name may still be on the board. */
export function SearchFailed({ wanted }: { readonly wanted: string }) {
  const retry = `?${new URLSearchParams({ find: wanted })}`;
  return (
    <p className={styles.message} role="status">
      <Trans>
        Could not search this leaderboard for {wanted}.{' '}
        <Link to={retry} preventScrollReset>
          Try again
        </Link>
      </Trans>
    </p>
  );
}

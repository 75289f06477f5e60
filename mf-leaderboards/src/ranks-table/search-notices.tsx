import { platformOf } from '@hotdrop/shared-domain/game';
import { useSite } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styles from './search-notices.module.css';

interface NobodyFoundProps {
  readonly shard: string;
  readonly wanted: string;
}

/** Says that a name is not on the board, and where else to look. */
export function NobodyFound({ shard, wanted }: NobodyFoundProps) {
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

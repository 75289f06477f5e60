import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { Marked } from '../../distribution/find-marked-player.ts';
import styles from './marked-player.module.css';

interface PlayerNotMarkedProps {
  readonly marked: Exclude<Marked, { readonly status: 'found' }>;
  /** Link to the page with another player marked. */
  readonly linkTo: (name: string) => string;
}

/** Explains why the player in the address is not in the chart. */
export function PlayerNotMarked({ marked, linkTo }: PlayerNotMarkedProps) {
  const { name } = marked;
  if (marked.status === 'unknown') {
    return (
      <p className={styles.why}>
        <Trans>
          <b>{name}</b>: Network error occurred.
        </Trans>
      </p>
    );
  }
  if (marked.status === 'unranked') {
    return (
      <p className={styles.why}>
        <Trans>
          <b>{name}</b> has no rank points in this mode.
        </Trans>
      </p>
    );
  }
  return (
    <div className={styles.why}>
      <p>
        <Trans>
          <b>{name}</b>: player is not found
        </Trans>
      </p>
      <p>
        <Trans>Nicknames are case sensitive. Please check nickname and try again.</Trans>
      </p>
      {marked.others.length > 0 && (
        <p className={styles.others}>
          <Trans>Did you mean</Trans>
          {marked.others.map((other) => (
            <Link key={other} className={styles.another} to={linkTo(other)} preventScrollReset>
              {other}
            </Link>
          ))}
        </p>
      )}
    </div>
  );
}

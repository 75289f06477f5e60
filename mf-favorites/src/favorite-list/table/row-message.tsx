import { Trans } from '@lingui/react/macro';
import type { FavoriteRow } from './favorite-rows.ts';
import styles from './row-message.module.css';

interface RowMessageProps extends Pick<FavoriteRow, 'status'> {
  readonly modeName: string;
}

/** Replaces the stats in a row that has none. */
export const RowMessage = ({ status, modeName }: RowMessageProps) => (
  <span className={styles.words}>
    {status === 'gone' ? (
      <Trans>This player no longer exists in the game.</Trans>
    ) : (
      <Trans>No ranked games in {modeName} this season</Trans>
    )}
  </span>
);

import { Trans } from '@lingui/react/macro';
import type { FavoriteRow } from './favorite-rows.ts';
import styles from './row-message.module.css';

interface RowMessageProps extends Pick<FavoriteRow, 'is'> {
  readonly modeName: string;
}

/** What stands in a row that has no figures. */
export const RowMessage = ({ is, modeName }: RowMessageProps) => (
  <span className={styles.words}>
    {is === 'gone' ? (
      <Trans>This player no longer exists in the game.</Trans>
    ) : (
      <Trans>No ranked games in {modeName} this season</Trans>
    )}
  </span>
);

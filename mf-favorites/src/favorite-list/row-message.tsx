import { Bone } from '@hotdrop/shared-ui/states';
import { Trans } from '@lingui/react/macro';
import styles from './row-message.module.css';
import type { FavoriteRow } from './rows.ts';

interface RowMessageProps extends Pick<FavoriteRow, 'is'> {
  readonly modeName: string;
}

/** What stands in a row that has no figures, or has none yet. */
export function RowMessage({ is, modeName }: RowMessageProps) {
  if (is === 'gone') return <Trans>The game does not know the player any more.</Trans>;
  if (is === 'ready') return <Trans>No ranked games in {modeName} this season</Trans>;
  return (
    <span className={styles.waiting}>
      <Bone height={4} />
    </span>
  );
}

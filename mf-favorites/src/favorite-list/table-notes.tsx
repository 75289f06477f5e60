import { Note } from '@hotdrop/shared-ui/panel';
import { TimeAgo } from '@hotdrop/shared-ui/time';
import { Trans } from '@lingui/react/macro';
import styles from './table-notes.module.css';

/** What the table does not say by itself. */
export function Notes({ lastLook }: { readonly lastLook: number | null }) {
  const ago = lastLook !== null && <TimeAgo time={lastLook} />;
  return (
    <div className={styles.notes}>
      <Note>
        <Trans>
          The best value in each column is highlighted. Players who no longer exist in the game are removed
          automatically.
        </Trans>{' '}
        {ago && <Trans>Small numbers show changes since your last visit, {ago}.</Trans>}
      </Note>
    </div>
  );
}

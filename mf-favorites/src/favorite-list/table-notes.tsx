import { Note } from '@hotdrop/shared-ui/panel';
import { SentenceGap } from '@hotdrop/shared-ui/sentence-gap';
import { TimeAgo } from '@hotdrop/shared-ui/time';
import { Trans } from '@lingui/react/macro';
import styles from './table-notes.module.css';

/** Explains the highlights and small numbers of the table. */
export function TableNotes({ previousVisit }: { readonly previousVisit: number | null }) {
  const ago = previousVisit !== null && <TimeAgo time={previousVisit} />;
  return (
    <div className={styles.notes}>
      <Note>
        <Trans>
          The best value in each column is highlighted. Players who no longer exist in the game are removed
          automatically.
        </Trans>
        {ago && (
          <>
            <SentenceGap />
            <Trans>Small numbers show changes since your last visit, {ago}.</Trans>
          </>
        )}
      </Note>
    </div>
  );
}

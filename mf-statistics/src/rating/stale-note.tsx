import { TextButton } from '@hotdrop/shared-ui/button';
import { Note } from '@hotdrop/shared-ui/panel';
import { SentenceGap } from '@hotdrop/shared-ui/sentence-gap';
import { Trans } from '@lingui/react/macro';
import { useRevalidator } from 'react-router-dom';

interface StaleNoteProps {
  readonly isStale: boolean;
}

/** Notes that the numbers are stale. Its live region is always present, so that screen readers announce the note. */
export function StaleNote({ isStale }: StaleNoteProps) {
  const { revalidate } = useRevalidator();
  return (
    <div role="status">
      {isStale && (
        <Note>
          <Trans>Showing earlier data. The latest data could not be loaded.</Trans>
          <SentenceGap />
          <TextButton onClick={() => void revalidate()}>
            <Trans>Try again</Trans>
          </TextButton>
        </Note>
      )}
    </div>
  );
}

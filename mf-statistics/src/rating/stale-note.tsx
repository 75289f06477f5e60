import { TextButton } from '@hotdrop/shared-ui/button';
import { Note } from '@hotdrop/shared-ui/panel';
import { Trans } from '@lingui/react/macro';
import { useRevalidator } from 'react-router-dom';

interface EarlierNoteProps {
  readonly isEarlier: boolean;
}

/** Says quietly that figures are not the newest. The place for it is always there, so that it is said when it comes. */
export function EarlierNote({ isEarlier }: EarlierNoteProps) {
  const { revalidate } = useRevalidator();
  return (
    <div role="status">
      {isEarlier && (
        <Note>
          <Trans>Showing earlier data. The latest data could not be loaded.</Trans>{' '}
          <TextButton onClick={() => void revalidate()}>
            <Trans>Try again</Trans>
          </TextButton>
        </Note>
      )}
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import { useRevalidator } from 'react-router-dom';
import { Button } from '../button/index.ts';
import { RenewIcon, WarningIcon } from '../icons/index.ts';
import { State } from './state.tsx';

interface FailedProps {
  /** What could not be done: "The matches could not be loaded". */
  readonly title?: React.ReactNode;
  /** What it means for the visitor. */
  readonly children?: React.ReactNode;
  /** Tries again; without it the page's data is loaded anew. */
  readonly onRetry?: () => void;
  readonly isRetrying?: boolean;
  /** For what fails without interrupting: those who listen hear of it when nothing else is being said. */
  readonly isQuiet?: boolean;
  /** In place of the button: a link, for a page that has to work without scripts. */
  readonly retry?: React.ReactNode;
  /** Other ways on: `ButtonLink`s. */
  readonly more?: React.ReactNode;
}

export function Failed({
  title,
  children,
  onRetry,
  isRetrying = false,
  isQuiet = false,
  retry,
  more,
}: FailedProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <State
      role={isQuiet ? 'status' : 'alert'}
      mark={<WarningIcon size="xl" />}
      title={title ?? <Trans>This could not be loaded</Trans>}
      words={children ?? <Trans>Our server did not respond. Please try again in a minute.</Trans>}
      actions={
        <>
          {retry ?? (
            <Button
              kind="accent"
              icon={RenewIcon}
              isBusy={isRetrying || state === 'loading'}
              onClick={onRetry ?? (() => void revalidate())}
            >
              <Trans>Try again</Trans>
            </Button>
          )}
          {more}
        </>
      }
    />
  );
}

import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router-dom';
import { Button } from '../button/index.ts';
import { RenewIcon, WarningIcon } from '../icons/glyphs.ts';
import { State } from './state.tsx';

interface FailedProps {
  /** The failure: "The matches could not be loaded". */
  readonly title?: React.ReactNode;
  /** The consequence for the visitor. */
  readonly children?: React.ReactNode;
  /** Retries the action. The default reloads the page's data. */
  readonly onRetry?: () => void;
  readonly isRetrying?: boolean;
  /** Whether screen readers announce it politely, without an interruption. */
  readonly isQuiet?: boolean;
  /** Whether earlier content stays on the page beside it. */
  readonly isCompact?: boolean;
  /** Replaces the button by a link, for pages that must work without scripts. */
  readonly retry?: React.ReactNode;
  /** More links: `ButtonLink`s. */
  readonly more?: React.ReactNode;
}

export function Failed({
  title,
  children,
  onRetry,
  isRetrying = false,
  isQuiet = false,
  isCompact = false,
  retry,
  more,
}: FailedProps) {
  const { revalidate, state } = useRevalidator();
  const runRetry = onRetry ?? (() => void revalidate());
  useRetryOnReconnect(runRetry);
  return (
    <State
      role={isQuiet ? 'status' : 'alert'}
      isCompact={isCompact}
      mark={<WarningIcon size={isCompact ? 'l' : 'xl'} />}
      title={title ?? <Trans>This could not be loaded</Trans>}
      words={children ?? <Trans>Our server did not respond. Please try again in a minute.</Trans>}
      actions={
        <>
          {retry ?? (
            <Button
              kind="accent"
              icon={RenewIcon}
              isBusy={isRetrying || state === 'loading'}
              onClick={runRetry}
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

/** Calls `retry` when a lost connection returns. */
export function useRetryOnReconnect(retry: () => void): void {
  const onOnline = useEffectEvent(retry);
  useEffect(() => {
    const listen = () => onOnline();
    addEventListener('online', listen);
    return () => removeEventListener('online', listen);
  }, []);
}

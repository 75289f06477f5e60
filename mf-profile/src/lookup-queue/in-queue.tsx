import { ButtonAnchor } from '@hotdrop/shared-ui/button';
import { RenewIcon } from '@hotdrop/shared-ui/icons';
import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import { PlayerInQueue } from '@hotdrop/shared-ui/player-not-found';
import { Trans, useLingui } from '@lingui/react/macro';
import { useHref, useLocation } from 'react-router-dom';
import { useAddress } from '../address/use-address.ts';
import type { QueuePlace } from '../layout/profile-data.ts';
import { AskAgain } from './ask-again.tsx';

interface InQueueProps {
  readonly queue: QueuePlace;
  /** Milliseconds until the page asks again; null: the API named no time. */
  readonly retryAfter: number | null;
}

/** The page of a new player whose lookup is queued. Search engines must not index it yet. */
export function InQueue({ queue, retryAfter }: InQueueProps) {
  const { t } = useLingui();
  const { platform, name } = useAddress();
  const href = useHref(useLocation());
  return (
    <>
      <PageMeta title={t`${name}: in the queue`} description={t`Season stats and matches of ${name}.`} />
      <meta name="robots" content="noindex" />
      <AskAgain after={retryAfter} />
      <PlayerInQueue
        shard={platform}
        name={name}
        {...queue}
        retry={
          <noscript>
            <ButtonAnchor kind="accent" icon={RenewIcon} href={href}>
              <Trans>Check again</Trans>
            </ButtonAnchor>
          </noscript>
        }
      />
    </>
  );
}

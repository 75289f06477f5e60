import { readPlatform } from '@hotdrop/shared-domain/game';
import type { ApiFailure, Failure, PlayerSuggestion } from '@hotdrop/shared-domain/wire';
import { ButtonAnchor } from '@hotdrop/shared-ui/button';
import { RenewIcon } from '@hotdrop/shared-ui/icons';
import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import {
  PlayerFailed,
  PlayerHidden,
  PlayerInQueue,
  PlayerNotFound,
} from '@hotdrop/shared-ui/player-not-found';
import { useLinks, useSite } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { useHref, useLocation } from 'react-router-dom';
import { useAddress } from '../address.ts';
import { linkPatterns } from '../link-patterns.ts';
import { AskAgain } from '../loading/states.tsx';

interface FailureProps {
  readonly failure: ApiFailure;
}

/** The reason why there is no player to show. */
export function MissingProfile({ failure }: FailureProps) {
  switch (failure.kind) {
    case 'not-found':
      return <NotFound suggestions={failure.suggestions} />;
    // No player can have this platform or name.
    case 'invalid':
      return <NotFound suggestions={[]} />;
    case 'gone':
      return <Hidden />;
    case 'busy':
      if (failure.queue) return <InQueue queue={failure.queue} retryAfter={failure.retryAfter} />;
  }
  return <FailedProfile failure={failure} />;
}

function FailedProfile({ failure }: FailureProps) {
  const { t } = useLingui();
  const { platform, name } = useAddress();
  const isFull = failure.kind === 'busy' && failure.isAtCapacity;
  return (
    <>
      <PageMeta title={name} description={t`The stats of ${name} could not be loaded at this moment.`} />
      {isFull && <meta name="robots" content="noindex" />}
      <PlayerFailed shard={platform} name={name} failure={failure} />
    </>
  );
}

function Hidden() {
  const { t } = useLingui();
  return (
    <>
      <PageMeta title={t`Hidden player`} description={t`This player asked not to be shown.`} />
      <meta name="robots" content="noindex" />
      <PlayerHidden />
    </>
  );
}

function NotFound({ suggestions }: { readonly suggestions: readonly PlayerSuggestion[] }) {
  const { t } = useLingui();
  const { game, locale } = useSite();
  const links = useLinks(linkPatterns);
  const { platform, name } = useAddress();
  const platformName = readPlatform(game, platform).name[locale];
  return (
    <>
      <PageMeta
        title={t`${name} was not found`}
        description={t`No player on ${platformName} is called ${name}. Nicknames are case sensitive.`}
      />
      <PlayerNotFound
        shard={platform}
        name={name}
        suggestions={suggestions}
        elsewhere={(shard) => links.profile({ shard, name })}
      />
    </>
  );
}

interface InQueueProps {
  readonly queue: NonNullable<Failure<'busy'>['queue']>;
  /** Milliseconds until the page asks again; null: the API named no time. */
  readonly retryAfter: number | null;
}

/** The page of a new player whose lookup is queued. Search engines must not index it yet. */
function InQueue({ queue, retryAfter }: InQueueProps) {
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

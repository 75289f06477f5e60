import { readPlatform } from '@hotdrop/shared-domain/game';
import type { ApiFailure, PlayerSuggestion } from '@hotdrop/shared-domain/wire';
import { ButtonAnchor } from '@hotdrop/shared-ui/button';
import { RenewIcon } from '@hotdrop/shared-ui/icons';
import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import { AtCapacity, PlayerFailed, PlayerInQueue, PlayerNotFound } from '@hotdrop/shared-ui/player-not-found';
import { useSite } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { useHref, useLocation } from 'react-router-dom';
import { useAddress } from '../address.ts';
import { AskAgain, ErrorMessage } from '../loading/states.tsx';
import type { Profile, QueuePlace } from './profile-data.ts';

interface MissingProfileProps {
  readonly profile: Exclude<Profile, { readonly status: 'ready' | 'searching' }>;
}

/** The reason why there is no player to show. */
export function MissingProfile({ profile }: MissingProfileProps) {
  switch (profile.status) {
    case 'queued':
      return <InQueue queue={profile.queue} retryAfter={profile.failure.retryAfter} />;
    case 'not-found':
      return <NotFound suggestions={profile.suggestions} />;
    case 'failed':
      return <FailedProfile failure={profile.failure} />;
  }
}

function FailedProfile({ failure }: { readonly failure: ApiFailure }) {
  const { t } = useLingui();
  const { platform, name } = useAddress();
  if (failure.kind === 'busy' && failure.isAtCapacity) {
    return (
      <>
        <PageMeta title={name} description={t`Season stats and matches of ${name}.`} />
        <meta name="robots" content="noindex" />
        <AtCapacity shard={platform} name={name} retryAfter={failure.retryAfter ?? 0} />
      </>
    );
  }
  return (
    <>
      <PageMeta title={name} description={t`The stats of ${name} could not be loaded at this moment.`} />
      <PlayerFailed shard={platform} name={name}>
        <ErrorMessage failure={failure} />
      </PlayerFailed>
    </>
  );
}

function NotFound({ suggestions }: { readonly suggestions: readonly PlayerSuggestion[] }) {
  const { t } = useLingui();
  const { game, links, locale } = useSite();
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
  readonly queue: QueuePlace;
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

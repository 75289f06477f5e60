import { InQueue } from '../lookup-queue/in-queue.tsx';
import { FailedProfile } from './failed-profile.tsx';
import { NotFound } from './not-found.tsx';
import type { Profile } from './profile-data.ts';

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

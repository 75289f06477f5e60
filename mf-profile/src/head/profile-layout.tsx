import { Stack } from '@hotdrop/shared-ui/layout';
import { Outlet, useLoaderData, useSearchParams } from 'react-router-dom';
import type { Profile } from '../profile-data.ts';
import { FailedProfile } from './failed-profile.tsx';
import { NotFound } from './not-found.tsx';
import { ProfileHead } from './profile-head.tsx';
import { Searching } from './searching.tsx';
import { TabOutlet } from './tab-outlet.tsx';
import { VideoSlot } from './video-slot.tsx';

/** What surrounds the tabs of a player; or why there is no player to show. */
export function ProfileLayout() {
  const profile = useLoaderData() as Profile;
  const [search] = useSearchParams();
  switch (profile.is) {
    case 'searching':
      return <Searching />;
    case 'not-found':
      return <NotFound suggestions={profile.suggestions} />;
    case 'failed':
      return <FailedProfile failure={profile.failure} />;
    case 'ready':
      return (
        <>
          <ProfileHead key={`${profile.player.shard}/${profile.player.accountId}`} profile={profile} />
          <Stack>
            {search.get('vd') === '1' && <VideoSlot />}
            <TabOutlet>
              <Outlet />
            </TabOutlet>
          </Stack>
        </>
      );
  }
}

import { Stack } from '@hotdrop/shared-ui/layout';
import { Outlet, useLoaderData } from 'react-router-dom';
import { FailedProfile } from './failed-profile.tsx';
import { NotFound } from './not-found.tsx';
import type { Profile } from './profile-data.ts';
import { ProfileHead } from './profile-head.tsx';
import { Searching } from './searching.tsx';
import { TabOutlet } from './tab-outlet.tsx';

/** What surrounds the tabs of a player; or why there is no player to show. */
export function ProfileLayout() {
  const profile = useLoaderData() as Profile;
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
            <TabOutlet>
              <Outlet />
            </TabOutlet>
          </Stack>
        </>
      );
  }
}

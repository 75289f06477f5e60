import { Stack } from '@hotdrop/shared-ui/layout';
import { lazy, Suspense } from 'react';
import { Outlet, useLoaderData, useLocation, useNavigation } from 'react-router-dom';
import { useAddress } from '../address/use-address.ts';
import { useKeepReady } from '../loading/load-result.ts';
import { OverviewSkeleton } from '../loading/overview-skeleton.tsx';
import { FailedProfile } from './failed-profile.tsx';
import { NotFound } from './not-found.tsx';
import { type Profile, ProfileContext } from './profile-data.ts';
import { ProfileHead } from './profile-head.tsx';
import styles from './profile-layout.module.css';
import { Searching } from './searching.tsx';

/** Few first visits need it, so it is a chunk of its own. */
const InQueue = lazy(() =>
  import(/* webpackChunkName: "profile-queue" */ '../lookup-queue/in-queue.tsx').then((module) => ({
    default: module.InQueue,
  })),
);

interface ProfileLayoutProps {
  /** Whether the page of the route has a head of its own instead of the tabs. */
  readonly hasOwnHead?: boolean;
}

/** The head and the tabs of a player, or the reason why there is no player to show. */
export function ProfileLayout({ hasOwnHead = false }: ProfileLayoutProps) {
  const { shard, name } = useAddress();
  // A failed reload after a renewal keeps the page.
  const profile = useKeepReady(useLoaderData<Profile>(), `${shard}/${name}`);
  switch (profile.status) {
    case 'searching':
      return <Searching />;
    case 'queued':
      return (
        <Suspense fallback={<OverviewSkeleton />}>
          <InQueue queue={profile.queue} retryAfter={profile.failure.retryAfter} />
        </Suspense>
      );
    case 'not-found':
      return <NotFound suggestions={profile.suggestions} />;
    case 'failed':
      return <FailedProfile failure={profile.failure} />;
    case 'ready':
      return (
        <ProfileContext value={profile}>
          {hasOwnHead ? (
            <TabOutlet />
          ) : (
            <>
              <ProfileHead key={`${profile.player.shard}/${profile.player.accountId}`} profile={profile} />
              <Stack>
                <TabOutlet />
              </Stack>
            </>
          )}
        </ProfileContext>
      );
  }
}

/** Fades the tab while another tab or season of the same player loads. */
function TabOutlet() {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const isLeaving = location !== undefined && location.pathname !== pathname;
  return (
    <div className={styles.tab} aria-busy={isLeaving || undefined}>
      <Outlet />
    </div>
  );
}

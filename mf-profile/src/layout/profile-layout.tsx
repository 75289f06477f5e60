import { runWhenIdle } from '@hotdrop/shared-ui/browser';
import { Content, Stack } from '@hotdrop/shared-ui/layout';
import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import { Grid, Row, Text } from '@hotdrop/shared-ui/primitives';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useEffect } from 'react';
import { Outlet, useLoaderData, useLocation, useNavigation } from 'react-router-dom';
import { useAddress } from '../address.ts';
import { type LoadResult, useKeepReady } from '../loading/load-result.ts';
import { loadMissing, MissingProfile } from '../loading/missing.ts';
import { OverviewSkeleton } from '../loading/overview-skeleton.tsx';
import { RevalidateOnMount } from '../loading/states.tsx';
import styles from './layout.module.css';
import { ProfileContext, type ReadyProfile } from './profile-data.ts';
import { PlayerName, ProfileHead } from './profile-head.tsx';

interface ProfileLayoutProps {
  /** Whether the page of the route has a head of its own instead of the tabs. */
  readonly hasOwnHead?: boolean;
}

/** The head and the tabs of a player, or the reason why there is no player to show. */
export function ProfileLayout({ hasOwnHead = false }: ProfileLayoutProps) {
  const { shard, name } = useAddress();
  // A failed reload after a renewal keeps the page.
  const profile = useKeepReady(useLoaderData<LoadResult<ReadyProfile>>(), `${shard}/${name}`);
  // A failure is reported when the state is shown.
  useEffect(() => runWhenIdle(() => void loadMissing().catch(() => {})), []);
  if (profile.status === 'pending') return <Searching />;
  if (profile.status !== 'ready') {
    return <Suspense>{profile.failure && <MissingProfile failure={profile.failure} />}</Suspense>;
  }
  const { player } = profile.data;
  return (
    <ProfileContext value={profile.data}>
      {hasOwnHead ? (
        <TabOutlet />
      ) : (
        <>
          <ProfileHead key={`${player.shard}/${player.accountId}`} profile={profile.data} />
          <Stack>
            <TabOutlet />
          </Stack>
        </>
      )}
    </ProfileContext>
  );
}

/** Fades the tab while another tab or season of the same player loads. */
function TabOutlet() {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const isLeaving = location !== undefined && location.pathname !== pathname;
  return (
    <Grid className={styles.tab} aria-busy={isLeaving || undefined}>
      <Outlet />
    </Grid>
  );
}

/** Shown while the site looks up a new player on the official API, which takes longer than the loader timeout. */
function Searching() {
  const { t } = useLingui();
  const { name } = useAddress();
  return (
    <>
      <RevalidateOnMount />
      <PageMeta title={name} description={t`Season stats and matches of ${name}.`} />
      <Content className={styles.head}>
        <Row gap={6} align="end" justify="between" className={styles.line}>
          <PlayerName name={name} />
        </Row>
        <Text as="p" tone="muted" padding={[3, 0]} role="status">
          <Trans>Searching player stats</Trans>
          {'. '}
          <Trans>Please wait...</Trans>
        </Text>
      </Content>
      <Stack>
        <OverviewSkeleton />
      </Stack>
    </>
  );
}

import type { Season } from '@hotdrop/shared-domain/game';
import { useSite } from '@hotdrop/shared-ui/site';
import { Slot } from '@hotdrop/shared-ui/slot';
import { useLoaderData, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { type ReadyProfile, useProfile } from '../layout/profile-data.ts';
import { FailedStats } from '../loading/failed-stats.tsx';
import { useKeepReady } from '../loading/load-result.ts';
import { OverviewSkeleton } from '../loading/overview-skeleton.tsx';
import { RevalidateOnMount } from '../loading/revalidate-on-mount.tsx';
import { NoSeasonStats } from '../season/no-season-stats.tsx';
import { NoSuchSeason } from '../season/no-such-season.tsx';
import { buildOverview, hasStats } from '../season/season-overview.ts';
import type { SeasonStatsData } from '../season/season-stats.loader.ts';
import { useShownSeason } from '../season/use-shown-season.ts';
import { OldOverview } from './old-overview.tsx';
import { OverviewMeta } from './overview-meta.tsx';
import { RankedOverview } from './ranked-overview.tsx';

/** The main figures of a season. */
export function OverviewPage() {
  const { game } = useSite();
  const loaded = useLoaderData<SeasonStatsData>();
  const { pathname } = useLocation();
  const data = useKeepReady(loaded, pathname);
  const profile = useProfile();
  const season = useShownSeason(profile);
  const [search] = useSearchParams();
  const query = { perspective: search.get('perspective'), mode: search.get('mode') };
  const overview =
    data.status === 'ready' && season && hasStats(data.data)
      ? buildOverview(game, season, data.data, query, hasEnded(profile, season))
      : null;

  if (data.status === 'no-season') return <NoSuchSeason />;
  return (
    <>
      <OverviewMeta season={season} overview={overview} />
      {data.status === 'pending' && <PendingOverview />}
      {loaded.status === 'failed' && (
        <FailedStats failure={loaded.failure} isCompact={data.status === 'ready'} />
      )}
      {(data.status === 'none' || (data.status === 'ready' && !overview)) && (
        <NoSeasonStats season={season} />
      )}
      {overview &&
        (overview.season.isOldStyle ? <OldOverview {...overview} /> : <RankedOverview {...overview} />)}
      <OverviewSlot {...query} />
    </>
  );
}

/** Has the context that hosts take from the address, so the parts' data fits. */
function OverviewSlot(query: Readonly<Record<'perspective' | 'mode', string | null>>) {
  const { shard = '', name = '', season = null } = useParams();
  return <Slot name="profile.overview" context={{ shard, name, season, ...query }} />;
}

/** Whether another season is the current one, or none is because the platform has shut down. */
const hasEnded = ({ currentSeason, isPlatformShutDown }: ReadyProfile, { id }: Season) =>
  isPlatformShutDown || (currentSeason !== null && currentSeason !== id);

const PendingOverview = () => (
  <>
    <RevalidateOnMount />
    <OverviewSkeleton />
  </>
);

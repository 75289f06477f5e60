import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import { useLinks, useSite } from '@hotdrop/shared-ui/site';
import { SkeletonTable, Waiting } from '@hotdrop/shared-ui/states';
import { useLingui } from '@lingui/react/macro';
import { useLoaderData, useLocation } from 'react-router-dom';
import { useAddress } from '../address.ts';
import { useProfile } from '../layout/profile-data.ts';
import { linkPatterns } from '../link-patterns.ts';
import { useKeepReady } from '../loading/load-result.ts';
import { RevalidateOnMount } from '../loading/states.tsx';
import { FailedStats, NoSeasonStats, NoSuchSeason } from '../season/no-stats.tsx';
import { useShownSeason } from '../season/season-choices.ts';
import { listPlayedModes } from './stat-rows.ts';
import type { StatsData } from './stats.loader.ts';
import { StatsTable } from './stats-table.tsx';
import { WeaponTable } from './weapon-table.tsx';

/** All stats of a season, mode by mode, and the weapons of all seasons. */
export function StatsPage() {
  const { t } = useLingui();
  const { game, locale } = useSite();
  const links = useLinks(linkPatterns);
  const { shard, name } = useAddress();
  const { stats: loaded, weapons } = useLoaderData<StatsData>();
  const { pathname } = useLocation();
  const data = useKeepReady(loaded, pathname);
  const season = useShownSeason(useProfile());
  const label = season?.label[locale] ?? '';
  const modes = data.status === 'ready' && season ? listPlayedModes(game, season, data.data) : null;
  const isEmpty = data.status === 'empty' || modes?.hasAny === false;
  if (data.status === 'empty' && data.failure) return <NoSuchSeason />;
  return (
    <>
      <PageMeta
        title={t`${name}, ${label}: all stats`}
        description={t`All of ${name}’s ranked and normal stats in ${label}, by mode.`}
        picture={links.playerCard({ shard, name, season: season?.id })}
      />
      {data.status === 'pending' && <PendingStats />}
      {loaded.status === 'failed' && (
        <FailedStats failure={loaded.failure} isCompact={data.status === 'ready'} />
      )}
      {isEmpty && <NoSeasonStats season={season} />}
      {modes?.hasAny && (
        <>
          <StatsTable title={t`Ranked`} modes={modes.ranked} />
          <StatsTable title={season && !season.hasRanked ? label : t`Normal`} modes={modes.normal} />
        </>
      )}
      {weapons && <WeaponTable weapons={weapons} />}
    </>
  );
}

const PendingStats = () => (
  <Waiting>
    <RevalidateOnMount />
    <SkeletonTable rows={20} />
  </Waiting>
);

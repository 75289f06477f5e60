import { useSite } from '@hotdrop/shared-ui/site';
import { Failed } from '@hotdrop/shared-ui/states';
import { Trans } from '@lingui/react/macro';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { FailureWords } from '../loading/error-message.tsx';
import { useProfile } from '../profile/profile-data.ts';
import { NoSeasonStats } from '../season/no-season-stats.tsx';
import { hasStats, overviewOf } from '../season/season-overview.ts';
import type { StatsData } from '../season/season-stats.loader.ts';
import { useShownSeason } from '../season/use-shown-season.ts';
import { LateOverview } from './late-overview.tsx';
import { OldOverview } from './old-overview.tsx';
import { OverviewMeta } from './overview-meta.tsx';
import { RankedOverview } from './ranked-overview.tsx';

/** A player's season at a glance. */
export function OverviewPage() {
  const { game } = useSite();
  const data = useLoaderData() as StatsData;
  const profile = useProfile();
  const season = useShownSeason(profile);
  const [search] = useSearchParams();
  const choice = { perspective: search.get('perspective'), mode: search.get('mode') };
  const overview =
    data.is === 'ready' && season && hasStats(data.data)
      ? overviewOf(game, season, data.data, choice, profile.running)
      : null;

  return (
    <>
      <OverviewMeta season={season} overview={overview} />
      {data.is === 'waiting' && <LateOverview />}
      {data.is === 'failed' && (
        <Failed title={<Trans>The stats could not be loaded</Trans>}>
          <FailureWords failure={data.failure} />
        </Failed>
      )}
      {(data.is === 'none' || (data.is === 'ready' && !overview)) && <NoSeasonStats season={season} />}
      {overview &&
        (overview.season.isOldStyle ? <OldOverview {...overview} /> : <RankedOverview {...overview} />)}
    </>
  );
}

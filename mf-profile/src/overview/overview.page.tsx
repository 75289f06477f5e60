import type { Season } from '@hotdrop/shared-domain/game';
import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import { useFormat, useLinks, useSite } from '@hotdrop/shared-ui/site';
import { Slot } from '@hotdrop/shared-ui/slot';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useLoaderData, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { useAddress } from '../address.ts';
import { type ReadyProfile, useProfile } from '../layout/profile-data.ts';
import { linkPatterns } from '../link-patterns.ts';
import { useKeepReady } from '../loading/load-result.ts';
import { FailedStats, NoSeasonStats, NoSuchSeason } from '../loading/missing.ts';
import { OverviewSkeleton } from '../loading/overview-skeleton.tsx';
import { RevalidateOnMount } from '../loading/states.tsx';
import { useShownSeason } from '../season/season-choices.ts';
import { buildOverview, hasStats, type Overview } from '../season/season-overview.ts';
import { Panels } from './composition.tsx';
import type { OverviewData } from './overview.loader.ts';

/** The main stats of a season. */
export function OverviewPage() {
  const { game } = useSite();
  const { stats: loaded, ...panels } = useLoaderData<OverviewData>();
  const { pathname } = useLocation();
  const climbs = useKeepReady(panels.climbs, pathname);
  const tiers = useKeepReady(panels.tiers, pathname);
  const data = useKeepReady(loaded, pathname);
  const last = useKeepReady(panels.last, pathname);
  const form = useKeepReady(panels.form, pathname);
  const profile = useProfile();
  const season = useShownSeason(profile);
  const [search] = useSearchParams();
  const query = { perspective: search.get('perspective'), mode: search.get('mode') };
  const overview =
    data.status === 'ready' && season && hasStats(data.data)
      ? buildOverview(game, season, data.data, query, hasEnded(profile, season))
      : null;

  if (data.status === 'empty' && data.failure)
    return (
      <Suspense>
        <NoSuchSeason />
      </Suspense>
    );
  return (
    <>
      <OverviewMeta season={season} overview={overview} />
      {data.status === 'pending' && <PendingOverview />}
      <Suspense>
        {loaded.status === 'failed' && (
          <FailedStats failure={loaded.failure} isCompact={data.status === 'ready'} />
        )}
        {(data.status === 'empty' || (data.status === 'ready' && !overview)) && (
          <NoSeasonStats season={season} />
        )}
      </Suspense>
      {overview && <Panels {...overview} climbs={climbs} tiers={tiers} form={form} last={last} />}
      {data.status === 'ready' && Object.values(panels).some(({ status }) => status === 'pending') && (
        <RevalidateOnMount />
      )}
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

interface OverviewMetaProps {
  readonly season: Season | null;
  readonly overview: Overview | null;
}

/** Page title, and stats for search engines and link previews. */
function OverviewMeta({ season, overview }: OverviewMetaProps) {
  const { t } = useLingui();
  const { locale } = useSite();
  const links = useLinks(linkPatterns);
  const { shard, name, season: requested } = useAddress();
  const label = season?.label[locale] ?? '';
  const picture = links.playerCard({ shard, name, season: requested?.id });
  const about = useDescription(name, label, overview);
  return (
    <PageMeta
      title={season ? t`${name}, ${label}` : name}
      description={about ?? t`Season stats and matches of ${name}.`}
      picture={picture}
    />
  );
}

function useDescription(name: string, season: string, overview: Overview | null): string | null {
  const { t } = useLingui();
  const { locale } = useSite();
  const format = useFormat();
  if (!overview?.chosen) return null;
  const { mode, played } = overview.chosen;
  const { stats, tier, points } = played;
  const inMode = mode.name[locale];
  const games = format.number(stats.games);
  const winRate = format.percent(stats.winRate);
  const kd = format.decimal(stats.kd);
  const damage = format.number(stats.averageDamage);
  if (!tier || points === null) {
    return t`${name} in ${season}: ${inMode}, ${games} games, win rate ${winRate}, K/D ${kd}, average damage ${damage}`;
  }
  const standing = tier.label[locale];
  const score = format.number(points);
  return t`${name} in ${season}: ${inMode}, ${standing} with ${score} points, ${games} games, win rate ${winRate}, K/D ${kd}, average damage ${damage}`;
}

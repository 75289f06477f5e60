import type { Site } from '@hotdrop/shared-domain/contract';
import type { Season } from '@hotdrop/shared-domain/game';
import { findCurrentSeason, loaderSignal } from '@hotdrop/shared-domain/rules';
import type { Answer, Result, SeasonClimbs, TierAverages } from '@hotdrop/shared-domain/wire';
import { data } from 'react-router-dom';
import { type LoaderArgs, readTabAddress } from '../address.ts';
import { type FormInput, formInput, loadForm } from '../form/load-form.ts';
import { fetchAccountId } from '../layout/fetch-player.ts';
import { type PanelResult, toLoadResult } from '../loading/load-result.ts';
import { loadPanels, type OverviewPanels } from '../panels/overview-panels.ts';
import type { PanelData } from '../panels/use-panel-data.ts';
import { buildOverview } from '../season/season-overview.ts';
import { type SeasonStatsData, seasonStatsLoader } from '../season/season-stats.loader.ts';

export interface OverviewData {
  readonly stats: SeasonStatsData;
  readonly climbs: PanelResult<SeasonClimbs>;
  readonly tiers: PanelResult<TierAverages>;
  readonly form: PanelData<Answer<'getForm'>>;
  /** The panels below the fold. */
  readonly later: OverviewPanels;
}

const about = { area: 'mf-profile', page: 'profile' };

/** The player and the season of the panels. */
interface PanelInput {
  readonly accountId: string;
  readonly shard: string;
  readonly season: string;
}

/** Null: there is no player, or no season with ranked play. */
async function findInput(site: Site, args: LoaderArgs, signal: AbortSignal): Promise<PanelInput | null> {
  const address = readTabAddress(site, args);
  const [accountId, current] = await Promise.all([
    fetchAccountId(site, address, signal),
    findCurrentSeason(site, address.platform, signal, about),
  ]);
  const season: Season | null = address.season ?? current;
  if (accountId === null || !season?.hasRanked) return null;
  return { accountId, shard: address.platform, season: season.id };
}

/** The form belongs to the mode that the page shows. Null: there is none, the season has ended, or the browser asks. */
async function findFormInput(
  site: Site,
  { request }: LoaderArgs,
  stats: SeasonStatsData,
  input: PanelInput | null,
  signal: AbortSignal,
): Promise<FormInput | null> {
  if (site.side === 'browser' || stats.status !== 'ready' || !input) return null;
  const current = await findCurrentSeason(site, input.shard, signal, about);
  if (stats.data.season !== current?.id) return null;
  const search = new URL(request.url).searchParams;
  const query = { perspective: search.get('perspective'), mode: search.get('mode') };
  const { chosen } = buildOverview(site.game, current, stats.data, query);
  return chosen && formInput(input, current, chosen);
}

/** Loads the stats of a season, and beside them the panels with a call of their own. A panel that fails says so itself. */
export const overviewLoader =
  (site: Site) =>
  async (args: LoaderArgs): Promise<ReturnType<typeof data<OverviewData>>> => {
    const signal = loaderSignal(site, args.request.signal);
    const input = findInput(site, args, signal);
    const load = async <T>(call: (input: PanelInput) => Promise<Result<T>>): Promise<PanelResult<T>> => {
      const known = await input;
      return known && toLoadResult(await call(known));
    };
    const { api } = site;
    const loading = seasonStatsLoader(site)(args);
    const loadFormOfStats = async () =>
      loadForm(site, await findFormInput(site, args, (await loading).data, await input, signal), signal);
    const [stats, form, climbs, tiers, later] = await Promise.all([
      loading,
      loadFormOfStats(),
      load((known) => api.getClimbs(known, { signal })),
      load(({ shard, season }) => api.getTierAverages({ shard, season }, { signal })),
      loadPanels(site, args),
    ]);
    return data({ stats: stats.data, form, climbs, tiers, later }, stats.init ?? undefined);
  };

import type { Site } from '@hotdrop/shared-domain/contract';
import { optionalDataSignal } from '@hotdrop/shared-domain/rules';
import {
  type Answer,
  apiOf,
  type MatchSummary,
  type Result,
  type SeasonClimbs,
  type SeasonStats,
  type TierAverages,
} from '@hotdrop/shared-domain/wire';
import { data } from 'react-router-dom';
import type { LoaderArgs } from '../address.ts';
import { empty, type LoadResult, toLoadResult } from '../loading/load-result.ts';
import { waitForState } from '../loading/missing.ts';
import { type PlayerRef, readProfile } from '../loading/profile-context.ts';
import { buildOverview } from '../season/season-overview.ts';
import { seasonStatsLoader } from '../season/season-stats.loader.ts';

/** The newest matches, with the player's own stats alone. */
export interface LastMatchesData {
  readonly accountId: string;
  /** Of the last three months. */
  readonly totalCount: number;
  readonly matches: readonly MatchSummary[];
}

export interface OverviewData {
  readonly stats: LoadResult<SeasonStats>;
  readonly climbs: LoadResult<SeasonClimbs>;
  readonly tiers: LoadResult<TierAverages>;
  /** The last matches in the mode that the page shows. Empty: a past season has none. */
  readonly form: LoadResult<Answer<'getForm'>>;
  /** Empty: a past season has none. */
  readonly last: LoadResult<LastMatchesData>;
}

const lastMatches = 3;

/** Loads the stats of a season, and beside them the panels with a call of their own. A panel that fails is left out. */
export const overviewLoader =
  (site: Site) =>
  async (args: LoaderArgs): Promise<ReturnType<typeof data<OverviewData>>> => {
    const { game } = site;
    const api = apiOf(site);
    const { address, signal, findPlayer, readSeasons } = readProfile(args);
    const search = new URL(args.request.url).searchParams;
    const optional = { signal: optionalDataSignal(signal) };
    const loading = seasonStatsLoader(site)(args);
    const found = Promise.all([findPlayer(), readSeasons()]);

    /** Empty: there is no player, or no season with ranked play. */
    async function loadRanked<T>(
      call: (input: PlayerRef & { season: string }) => Promise<Result<T>>,
    ): Promise<LoadResult<T>> {
      const [player, { current }] = await found;
      const season = address.season ?? current;
      if (!player || !season?.hasRanked) return empty;
      return toLoadResult(await call({ ...player, season: season.id }));
    }

    /** Empty: there is no player, or the season is past. */
    async function loadCurrent<T>(
      load: (player: PlayerRef) => Promise<LoadResult<T>>,
    ): Promise<LoadResult<T>> {
      const [player, { current }] = await found;
      const isPast = address.season !== null && address.season.id !== current?.id;
      return !player || isPast ? empty : load(player);
    }

    /** The form belongs to the mode that the page shows. */
    async function loadForm(player: PlayerRef): Promise<LoadResult<Answer<'getForm'>>> {
      const [, { current }] = await found;
      const { data: season } = await loading;
      if (season.status !== 'ready' || season.data.season !== current?.id) return empty;
      const query = { perspective: search.get('perspective'), mode: search.get('mode') };
      const { chosen } = buildOverview(game, current, season.data, query);
      if (!chosen) return empty;
      const { mode, played } = chosen;
      const input = { ...player, mode: mode.id, kind: played.kind, season: current.id };
      return toLoadResult(await api.getForm(input, optional));
    }

    async function loadLastMatches(player: PlayerRef): Promise<LoadResult<LastMatchesData>> {
      const result = toLoadResult(await api.listMatches({ ...player, page: 1 }, optional));
      if (result.status !== 'ready') return result;
      const { totalCount, matches } = result.data;
      const { accountId } = player;
      const newest = matches.slice(0, lastMatches).map((match) => ({
        ...match,
        participants: match.participants.filter(({ playerId }) => playerId === accountId),
      }));
      return newest.length > 0
        ? { status: 'ready', data: { accountId, totalCount, matches: newest } }
        : empty;
    }

    const [stats, climbs, tiers, form, last] = await Promise.all([
      loading,
      loadRanked((input) => api.getClimbs(input, { signal })),
      loadRanked(({ shard, season }) => api.getTierAverages({ shard, season }, { signal })),
      loadCurrent(loadForm),
      loadCurrent(loadLastMatches),
    ]);
    await waitForState(stats.data);
    return data({ stats: stats.data, climbs, tiers, form, last }, stats.init ?? undefined);
  };

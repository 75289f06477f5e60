import type { Site } from '@hotdrop/shared-domain/contract';
import { regionFor, type Season } from '@hotdrop/shared-domain/game';
import { findCurrentSeason, loaderSignal } from '@hotdrop/shared-domain/rules';
import type { ApiFailure, SeasonStats } from '@hotdrop/shared-domain/wire';
import { data, redirect } from 'react-router-dom';
import { type Address, type LoaderArgs, readTabAddress, withShard } from '../address.ts';
import { fetchAccountId } from '../layout/fetch-player.ts';
import { type LoadResult, toLoadResult, withHttpStatus } from '../loading/load-result.ts';
import { chooseDefaultSeason, isPossibleSeason, noSuchSeason } from './season-choices.ts';

/** A player's stats in the season of the page. */
export type SeasonStatsData =
  | LoadResult<SeasonStats>
  /** There is no player (the layout says so), or no season is known. */
  | { readonly status: 'none' }
  | { readonly status: 'no-season'; readonly failure: ApiFailure };

const about = { area: 'mf-profile', page: 'profile' };

/** Loads the stats for every tab that shows a season's figures. */
export const seasonStatsLoader =
  (site: Site) =>
  async (args: LoaderArgs): Promise<ReturnType<typeof withHttpStatus<SeasonStatsData>>> => {
    const address = readTabAddress(site, args);
    const signal = loaderSignal(site, args.request.signal);
    const stats = await loadSeasonStats(site, address, signal);
    const region = stats.status === 'ready' ? (stats.data.region ?? null) : null;
    // The default region of the platform has no figures, but another one has.
    if (address.season && region !== null && region !== regionFor(site.game, address.shard)) {
      throw redirect(withShard(site, args, region));
    }
    // The profile is shown, and these stats arrive later.
    const isLate = stats.status === 'failed' && stats.failure.kind === 'busy';
    return isLate ? data<SeasonStatsData>(stats, { status: 200 }) : withHttpStatus(stats);
  };

export async function loadSeasonStats(
  site: Site,
  address: Address,
  signal: AbortSignal,
): Promise<SeasonStatsData> {
  const [accountId, current] = await Promise.all([
    fetchAccountId(site, address, signal),
    findCurrentSeason(site, address.platform, signal, about),
  ]);
  if (accountId === null) return { status: 'none' };
  if (address.season && !isPossibleSeason(address.season, current)) {
    return { status: 'no-season', failure: noSuchSeason };
  }
  const requested = address.season ?? current;
  const chosen = requested ? ready(requested) : await loadNewestSeason(site, address, accountId, signal);
  if (chosen.status !== 'ready') return chosen;
  const season = chosen.data;
  if (season === null) return { status: 'none' };

  // A platform instead of a region: the API chooses a region with figures.
  const shard = season.isByRegion ? address.shard : address.platform;
  const result = await site.api.getSeasonStats({ shard, accountId, season: season.id }, { signal });
  if (!result.ok && result.error.kind === 'not-found') return { status: 'no-season', failure: result.error };
  return toLoadResult(result);
}

const ready = (season: Season | null): LoadResult<Season | null> => ({ status: 'ready', data: season });

/** Null: the player has no season. A list that fails does not mean that. */
async function loadNewestSeason(
  { api, game }: Site,
  { platform }: Address,
  accountId: string,
  signal: AbortSignal,
): Promise<LoadResult<Season | null>> {
  const result = toLoadResult(await api.listSeasons({ shard: platform, accountId }, { signal }));
  if (result.status !== 'ready') return result;
  return ready(chooseDefaultSeason(game, { seasons: result.data.seasons, currentSeason: null }));
}

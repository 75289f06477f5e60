import type { Site } from '@hotdrop/shared-domain/contract';
import type { Season } from '@hotdrop/shared-domain/game';
import { apiOf, type SeasonStats } from '@hotdrop/shared-domain/wire';
import { data, redirect } from 'react-router-dom';
import { changeAddress, type LoaderArgs, regionOf } from '../address.ts';
import {
  empty,
  type LoadResult,
  toLoadResult,
  toPageResult,
  withHttpStatus,
} from '../loading/load-result.ts';
import { type PlayerRef, readProfile } from '../loading/profile-context.ts';
import { chooseDefaultSeason, isPossibleSeason, noSuchSeason } from './season-choices.ts';

/** Loads the stats for every tab that shows those of a season. */
export const seasonStatsLoader = (site: Site) => async (args: LoaderArgs) => {
  const { address } = readProfile(args);
  const stats = await loadSeasonStats(site, args);
  const region = stats.status === 'ready' ? (stats.data.region ?? null) : null;
  // The default region of the platform has no stats, but another one has.
  if (address.season && region !== null && region !== regionOf(site.game, address)) {
    throw redirect(changeAddress(site, args.request, { shard: region }));
  }
  // The profile is shown, and these stats arrive later.
  const isLate = stats.status === 'failed' && stats.failure.kind === 'busy';
  return isLate ? data(stats, { status: 200 }) : withHttpStatus(stats);
};

/** Empty: there is no player (the layout says so), or no season is known. */
export async function loadSeasonStats(site: Site, args: LoaderArgs): Promise<LoadResult<SeasonStats>> {
  const { address, signal, findPlayer, readSeasons } = readProfile(args);
  const [player, { current }] = await Promise.all([findPlayer(), readSeasons()]);
  if (!player) return empty;
  if (address.season && !isPossibleSeason(address.season, current)) return noSuchSeason;
  const requested = address.season ?? current;
  const chosen: LoadResult<Season> = requested
    ? { status: 'ready', data: requested }
    : await loadNewestSeason(site, player, signal);
  if (chosen.status !== 'ready') return chosen;
  const season = chosen.data;

  // A platform instead of a region: the API chooses a region with stats.
  const shard = season.isByRegion ? address.shard : address.platform;
  const { accountId } = player;
  return toPageResult(await apiOf(site).getSeasonStats({ shard, accountId, season: season.id }, { signal }));
}

/** Empty: the player has no season. A list that fails does not mean that. */
async function loadNewestSeason(
  site: Site,
  player: PlayerRef,
  signal: AbortSignal,
): Promise<LoadResult<Season>> {
  const result = toLoadResult(await apiOf(site).listSeasons(player, { signal }));
  if (result.status !== 'ready') return result;
  const { seasons } = result.data;
  const newest = chooseDefaultSeason(site.game, { seasons, currentSeason: null });
  return newest ? { status: 'ready', data: newest } : empty;
}

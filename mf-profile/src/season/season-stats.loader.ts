import type { Site } from '@hotdrop/shared-domain/contract';
import { type Game, regionFor, type Season } from '@hotdrop/shared-domain/game';
import { findCurrentSeason, type LoaderTimeout, loaderTimeout } from '@hotdrop/shared-domain/rules';
import type { ApiFailure, SeasonStats } from '@hotdrop/shared-domain/wire';
import { type Address, type LoaderArgs, readTabAddress } from '../address/address.ts';
import { answer, type Outcome, outcomeOf } from '../loading/load-result.ts';
import { accountOf } from '../profile/fetch-player.ts';

/** A player's figures in the season of the page. */
export type StatsData =
  | Outcome<SeasonStats>
  /** There is no player, or no season is known: the page around says so. Or the platform has no such season. */
  | { readonly is: 'none'; readonly failure?: ApiFailure };

const about = { area: 'mf-profile', page: 'profile' };

/** For every tab that shows a season's figures. */
export const statsLoader =
  (site: Site, milliseconds?: number) =>
  async (args: LoaderArgs): Promise<ReturnType<typeof answer<StatsData>>> => {
    const address = readTabAddress(site, args);
    return answer(await readStats(site, address, loaderTimeout(site, args.request.signal, milliseconds)));
  };

export async function readStats(site: Site, address: Address, timeout: LoaderTimeout): Promise<StatsData> {
  const [accountId, season] = await Promise.all([
    accountOf(site, address, timeout),
    address.season ?? findCurrentSeason(site, address.platform, timeout.signal, about),
  ]);
  if (accountId === null) return { is: 'none' };
  const shown = season ? ready(season.id) : await newestSeason(site, address, accountId, timeout);
  if (shown.is !== 'ready') return shown;
  if (shown.data === null) return { is: 'none' };

  const shard = shardOfFigures(site.game, address, site.game.seasons.read(shown.data));
  const result = await site.api.getSeasonStats(
    { shard, accountId, season: shown.data },
    { signal: timeout.signal },
  );
  if (!result.ok && result.error.kind === 'not-found') return { is: 'none', failure: result.error };
  return outcomeOf(result, timeout);
}

/** Where a season's figures are kept: of those that were counted by region, in the region of the address. */
const shardOfFigures = (game: Game, { shard, platform }: Address, season: Season) =>
  season.isByRegion ? (regionFor(game, shard) ?? platform) : platform;

const ready = (season: string | null): Outcome<string | null> => ({ is: 'ready', data: season });

/** Null: the player has no season. A list that did not come says nothing of that. */
async function newestSeason(
  site: Site,
  { platform }: Address,
  accountId: string,
  timeout: LoaderTimeout,
): Promise<Outcome<string | null>> {
  const result = await site.api.listSeasons({ shard: platform, accountId }, { signal: timeout.signal });
  const outcome = outcomeOf(result, timeout);
  return outcome.is === 'ready' ? ready(outcome.data.seasons[0]?.id ?? null) : outcome;
}

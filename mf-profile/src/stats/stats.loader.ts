import type { Site } from '@hotdrop/shared-domain/contract';
import { loaderSignal, reportFailure } from '@hotdrop/shared-domain/rules';
import type { Answer, WeaponMastery } from '@hotdrop/shared-domain/wire';
import { data } from 'react-router-dom';
import { type Address, type LoaderArgs, readTabAddress } from '../address.ts';
import { fetchAccountId } from '../layout/fetch-player.ts';
import { type SeasonStatsData, seasonStatsLoader } from '../season/season-stats.loader.ts';

export interface NamedWeapon extends WeaponMastery {
  readonly name: string;
}

export type Weapons = Pick<Answer<'listWeapons'>, 'updatedAt'> & { readonly weapons: readonly NamedWeapon[] };

export interface StatsData {
  readonly stats: SeasonStatsData;
  /** Null: not loaded. The page shows the figures of the season without it. */
  readonly weapons: Weapons | null;
}

const about = { area: 'mf-profile', page: 'profile' };

/** Loads the figures of the season, and the weapon mastery of all seasons. */
export const statsLoader = (site: Site) => async (args: LoaderArgs) => {
  const signal = loaderSignal(site, args.request.signal);
  const [season, weapons] = await Promise.all([
    seasonStatsLoader(site)(args),
    loadWeapons(site, readTabAddress(site, args), signal),
  ]);
  return data<StatsData>({ stats: season.data, weapons }, season.init ?? undefined);
};

/** Reads the names of the weapons here, so that the browser does not load the large dictionary. */
async function loadWeapons(site: Site, address: Address, signal: AbortSignal): Promise<Weapons | null> {
  const accountId = await fetchAccountId(site, address, signal);
  if (accountId === null) return null;
  const result = await site.api.listWeapons({ shard: address.platform, accountId }, { signal });
  if (!result.ok) {
    reportFailure(site, result.error, about);
    return null;
  }
  const { weapons, updatedAt } = result.data;
  if (weapons.length === 0) return { weapons: [], updatedAt };
  const dictionaries = await site.game.loadDictionaries();
  return { weapons: weapons.map((each) => ({ ...each, name: dictionaries.weapon(each.id) })), updatedAt };
}

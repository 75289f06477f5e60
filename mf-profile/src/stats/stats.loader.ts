import type { Site } from '@hotdrop/shared-domain/contract';
import { reportFailure } from '@hotdrop/shared-domain/rules';
import { type Answer, apiOf, type SeasonStats, type WeaponMastery } from '@hotdrop/shared-domain/wire';
import { data } from 'react-router-dom';
import type { LoaderArgs } from '../address.ts';
import type { LoadResult } from '../loading/load-result.ts';
import { readProfile } from '../loading/profile-context.ts';
import { seasonStatsLoader } from '../season/season-stats.loader.ts';

export interface NamedWeapon extends WeaponMastery {
  readonly name: string;
}

export type Weapons = Pick<Answer<'listWeapons'>, 'updatedAt'> & { readonly weapons: readonly NamedWeapon[] };

export interface StatsData {
  readonly stats: LoadResult<SeasonStats>;
  /** Null: not loaded. The page shows the stats of the season without it. */
  readonly weapons: Weapons | null;
}

/** Loads the stats of the season, and the weapon mastery of all seasons. */
export const statsLoader = (site: Site) => async (args: LoaderArgs) => {
  const [season, weapons] = await Promise.all([seasonStatsLoader(site)(args), loadWeapons(site, args)]);
  return data<StatsData>({ stats: season.data, weapons }, season.init ?? undefined);
};

/** Reads the names of the weapons here, so that the browser does not load the large dictionary. */
async function loadWeapons(site: Site, args: LoaderArgs): Promise<Weapons | null> {
  const { signal, findPlayer } = readProfile(args);
  const player = await findPlayer();
  if (!player) return null;
  const result = await apiOf(site).listWeapons(player, { signal });
  if (!result.ok) {
    reportFailure(site, result.error, { area: 'mf-profile', page: 'profile' });
    return null;
  }
  const { weapons, updatedAt } = result.data;
  if (weapons.length === 0) return { weapons: [], updatedAt };
  const dictionaries = await site.game.loadDictionaries();
  return { weapons: weapons.map((each) => ({ ...each, name: dictionaries.weapon(each.id) })), updatedAt };
}

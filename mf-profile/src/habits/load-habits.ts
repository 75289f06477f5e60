import type { Site } from '@hotdrop/shared-domain/contract';
import type { MapsAndWeapons, Result } from '@hotdrop/shared-domain/wire';
import { readWeaponNames, type WeaponNames } from '../figures/weapon-names.ts';
import type { PanelPlayer } from '../panels/use-panel-player.ts';
import type { MapsFilter } from './maps-filter.ts';

export interface MapsData extends MapsAndWeapons {
  /** Names of the weapons, by id. */
  readonly weaponNames: WeaponNames;
}

/** Loads the results by map and weapon, with only the names that the page shows. */
export async function loadMapsAndWeapons(
  { api, game }: Site,
  player: PanelPlayer,
  filter: MapsFilter,
  signal: AbortSignal,
): Promise<Result<MapsData>> {
  const result = await api.getMapsAndWeapons({ ...player, ...filter }, { signal });
  if (!result.ok) return result;
  const weaponNames = await readWeaponNames(
    game,
    result.data.weapons.map(({ weapon }) => weapon),
  );
  return { ...result, data: { ...result.data, weaponNames } };
}

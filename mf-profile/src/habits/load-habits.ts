import type { Site } from '@hotdrop/shared-domain/contract';
import type { MapsAndWeapons, Result } from '@hotdrop/shared-domain/wire';
import type { PanelPlayer } from '../panels/use-panel-player.ts';
import type { MapsFilter } from './maps-filter.ts';

export interface MapsData extends MapsAndWeapons {
  /** Names of the weapons, by id. */
  readonly weaponNames: Readonly<Record<string, string>>;
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
  const ids = result.data.weapons.map(({ weapon }) => weapon);
  if (ids.length === 0) return { ...result, data: { ...result.data, weaponNames: {} } };
  const { damageCauser } = await game.loadDictionaries();
  const weaponNames = Object.fromEntries(ids.map((id) => [id, damageCauser(id)]));
  return { ...result, data: { ...result.data, weaponNames } };
}

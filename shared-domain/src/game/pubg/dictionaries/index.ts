import type { Dictionaries } from '../../types.ts';
import { inventoryWeapons } from './inventory-weapons.ts';
import { killWeapons } from './kill-weapons.ts';
import { otherCausers } from './other-causers.ts';
import { vehicles } from './vehicles.ts';

type Names = Readonly<Record<string, string>>;

/** Turns `BP_Classic_01_C` into "Classic 01", for ids that are newer than these lists. */
const readable = (id: string) =>
  id
    .replace(/^(Item_Weapon_|Weap|BP_|Proj)/, '')
    .replace(/_C$/, '')
    .replaceAll('_', ' ')
    .trim() || '–';

const lookUp =
  (...lists: readonly Names[]) =>
  (id: string): string => {
    const list = lists.find((names) => Object.hasOwn(names, id));
    return list?.[id] ?? readable(id);
  };

/** The names are the game's English ones in every language. */
export const dictionaries: Dictionaries = {
  weapon: lookUp(killWeapons, inventoryWeapons),
  vehicle: lookUp(vehicles),
  damageCauser: lookUp(killWeapons, otherCausers, vehicles),
};

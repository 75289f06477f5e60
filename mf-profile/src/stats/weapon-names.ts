import type { Game } from '@hotdrop/shared-domain/game';

/** Names of weapons and other causes of damage, by id. */
export type WeaponNames = Readonly<Record<string, string>>;

/** Reads only the names that the page shows, so that the browser does not load the large dictionaries. */
export async function readWeaponNames(game: Game, ids: readonly (string | null)[]): Promise<WeaponNames> {
  const weapons = [...new Set(ids.filter((id) => id !== null))];
  if (weapons.length === 0) return {};
  const { damageCauser } = await game.loadDictionaries();
  return Object.fromEntries(weapons.map((id) => [id, damageCauser(id)]));
}

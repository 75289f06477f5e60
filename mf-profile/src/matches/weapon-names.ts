import type { Game } from '@hotdrop/shared-domain/game';
import type { MatchDetail, MatchSummary } from '@hotdrop/shared-domain/wire';

/** Names of weapons and other causes of damage, by id. */
export type WeaponNames = Readonly<Record<string, string>>;

/** Reads only the names that the page shows, so that the browser does not load the large dictionaries. */
export async function readWeaponNames(
  game: Game,
  matches: readonly MatchSummary[],
  opened: MatchDetail | null,
): Promise<WeaponNames> {
  const members = [
    ...matches.flatMap(({ participants }) => participants),
    ...(opened?.teams.flatMap((team) => team.members) ?? []),
  ];
  const killLog = opened?.killLog.state === 'ready' ? opened.killLog.entries : [];
  const weapons = [...members.map(({ mainWeapon }) => mainWeapon), ...killLog.map(({ weapon }) => weapon)];
  const ids = new Set(weapons.filter((weapon) => weapon !== null));
  if (ids.size === 0) return {};
  const { damageCauser } = await game.loadDictionaries();
  return Object.fromEntries([...ids].map((id) => [id, damageCauser(id)]));
}

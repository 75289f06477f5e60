import type { Game } from '@hotdrop/shared-domain/game';
import type { MatchDetail, MatchSummary } from '@hotdrop/shared-domain/wire';

/** What weapons and other causes of damage are called, by id. */
export type WeaponNames = Readonly<Record<string, string>>;

/** Names of those that appear: the dictionaries are large, and a page of the server needs none in the browser. */
export async function weaponNames(
  game: Game,
  matches: readonly MatchSummary[],
  opened: MatchDetail | null,
): Promise<WeaponNames> {
  const members = [
    ...matches.flatMap(({ participants }) => participants),
    ...(opened?.teams.flatMap((team) => team.members) ?? []),
  ];
  const inLog = opened?.killLog.state === 'ready' ? opened.killLog.entries : [];
  const ids = new Set([...members.map(({ mainWeapon }) => mainWeapon), ...inLog.map(({ weapon }) => weapon)]);
  ids.delete(null);
  if (ids.size === 0) return {};
  const { damageCauser } = await game.loadDictionaries();
  return Object.fromEntries([...ids].map((id) => [id, damageCauser(id ?? '')]));
}

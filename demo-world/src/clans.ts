import { draw, mix, salts } from './random.ts';

export interface DemoClan {
  readonly id: string;
  readonly name: string;
  /** The letters before the names of its members. */
  readonly tag: string;
}

const names = [
  ['Last Zone', 'ZONE'],
  ['Frying Pan Society', 'PAN'],
  ['Blue Circle', 'BLUE'],
  ['닭다리 클럽', '닭다리'],
  ['Third Party', 'TP'],
  ['Level Three', 'LV3'],
  ['Red Zone Dancers', 'RZD'],
  ['深夜小隊', '深夜'],
  ['Vault Door', 'VLT'],
  ['ドン勝部', 'DON'],
  ['Care Package', 'CARE'],
  ['Quiet Bushes', 'BUSH'],
] as const;

/** The share of players that belong to a clan. */
const memberShare = 0.6;

const createClan = (platform: string, number: number): DemoClan | null => {
  const found = names[number];
  return found ? { id: `${platform}.${number}`, name: found[0], tag: found[1] } : null;
};

/** Draws a player's clan. The clans of two platforms are different ones, even if they have one name. */
export const drawClan = (
  seed: number,
  { index, platform }: { readonly index: number; readonly platform: string },
): DemoClan | null =>
  draw(seed, index, salts.clan) < memberShare
    ? createClan(platform, mix(seed, index, salts.clan, 1) % names.length)
    : null;

export const findClan = (id: string): DemoClan | null => {
  const [platform = '', number] = id.split('.');
  return createClan(platform, Number(number));
};

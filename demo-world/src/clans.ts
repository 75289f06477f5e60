import { draw, hashText, mix } from './random.ts';
import { salts } from './salts.ts';

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

/** Draws a player's clan; clans belong to one platform. */
export const drawClan = (seed: number, index: number, platform: string): DemoClan | null => {
  if (draw(seed, index, salts.clan) >= memberShare) return null;
  const number = mix(seed, index, salts.clan, 1) % names.length;
  const found = names[number];
  return found ? { id: `clan.${hashText(platform)}.${number}`, name: found[0], tag: found[1] } : null;
};

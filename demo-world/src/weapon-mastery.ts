import type { WeaponMastery } from '@hotdrop/shared-domain/wire';
import type { Person } from './people.ts';
import { dice, drawIn, mix, salts } from './random.ts';
import { day } from './time.ts';

/** Weapons by their ID in an inventory, with the share of kills that players make with them and the range in meters. */
const weapons = [
  ['Item_Weapon_BerylM762_C', 18, 180],
  ['Item_Weapon_HK416_C', 16, 210],
  ['Item_Weapon_AUG_C', 8, 200],
  ['Item_Weapon_ACE32_C', 8, 200],
  ['Item_Weapon_AK47_C', 6, 150],
  ['Item_Weapon_SCAR-L_C', 5, 160],
  ['Item_Weapon_Mini14_C', 7, 420],
  ['Item_Weapon_SKS_C', 3, 380],
  ['Item_Weapon_Mk12_C', 4, 420],
  ['Item_Weapon_Dragunov_C', 4, 400],
  ['Item_Weapon_Kar98k_C', 5, 520],
  ['Item_Weapon_M24_C', 4, 560],
  ['Item_Weapon_AWM_C', 1, 680],
  ['Item_Weapon_UMP_C', 5, 90],
  ['Item_Weapon_Vector_C', 5, 70],
  ['Item_Weapon_BizonPP19_C', 2, 80],
  ['Item_Weapon_DP12_C', 3, 25],
  ['Item_Weapon_Saiga12_C', 2, 30],
  ['Item_Weapon_G18_C', 2, 40],
] as const;

const totalShare = weapons.reduce((sum, [, share]) => sum + share, 0);

/** Players like some weapons more than others: their share is multiplied by a number from this range. */
const taste = { min: 0.2, range: 1.6 } as const;
const kills = { perMatch: 1.1, growth: 0.34 } as const;
const knocksPerKill = { min: 1, range: 0.4 } as const;
const headshotShare = { min: 0.15, range: 0.2 } as const;
const damagePerKill = { min: 130, range: 60 } as const;
const levels = { max: 100, killsPerLevel: 12 } as const;
const bestMatch = { min: 2, perLevel: 0.06 } as const;

/** The weapons of a player since they joined, the one with the most kills first. */
export const simulateWeaponMastery = (seed: number, person: Person, now: number): WeaponMastery[] => {
  const daysPlayed = Math.max(0, Math.min(now, person.until) - person.from) / day;
  const all = daysPlayed * person.matchesPerDay * kills.perMatch * Math.exp(kills.growth * person.skill);
  return weapons
    .map(([id, share, range], index) => {
      const roll = dice(mix(seed, person.index, salts.weaponUse, index));
      const own = Math.floor((all * share * drawIn(taste, roll)) / totalShare);
      const level = Math.min(levels.max, 1 + Math.floor(own / levels.killsPerLevel));
      return {
        id,
        level,
        kills: own,
        knocks: Math.round(own * drawIn(knocksPerKill, roll)),
        headshots: Math.round(own * drawIn(headshotShare, roll)),
        damage: Math.round(own * drawIn(damagePerKill, roll)),
        longestKill: own > 0 ? Math.round(range * (0.5 + roll() / 2) * 10) / 10 : null,
        mostKills: Math.min(own, Math.round(bestMatch.min + level * bestMatch.perLevel)),
      };
    })
    .filter((weapon) => weapon.kills > 0)
    .sort((a, b) => b.kills - a.kills);
};

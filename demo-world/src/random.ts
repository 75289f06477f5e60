/**
 * A hash of its arguments. It makes the world the same on every machine, and lets any part be computed without the
 * rest.
 */
export const mix = (a: number, b: number, c = 0, d = 0): number => {
  let hash = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15) ^ Math.imul(b | 0, 0xc2b2ae35), 0x27d4eb2f);
  hash = Math.imul(hash ^ (hash >>> 13) ^ Math.imul(c | 0, 0x165667b1), 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 16) ^ Math.imul(d | 0, 0x85ebca77), 0xc2b2ae3d);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
};

/** A number from 0 to 1, without 1. */
export const draw = (a: number, b: number, c = 0, d = 0): number => mix(a, b, c, d) / 0x1_0000_0000;

/** A stream of numbers from 0 to 1, for things that are always computed in the same order. */
export const dice = (seed: number): (() => number) => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 0x1_0000_0000;
  };
};

/** The numbers from `min` to `min + range`. */
interface NumberRange {
  readonly min: number;
  readonly range: number;
}

export const drawIn = ({ min, range }: NumberRange, roll: () => number): number => min + roll() * range;

/** An approximately normal distribution: mean 0, deviation 1, limits ±3.5. */
export const bell = (roll: () => number): number => (roll() + roll() + roll() + roll() - 2) * 1.732;

export type Weighted<T> = readonly [readonly [T, number], ...(readonly [T, number])[]];

/** Picks a choice by weight. `drawn` is from 0 to 1. */
export const pick = <T>(choices: Weighted<T>, drawn: number): T => {
  let left = drawn * choices.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [choice, weight] of choices) {
    left -= weight;
    if (left < 0) return choice;
  }
  return choices[0][0];
};

/** Hashes a text to a seed. */
export const hashText = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
};

export const hexDigits = (seed: number, salt: number, length: number): string => {
  let digits = '';
  for (let part = 0; digits.length < length; part++) {
    digits += mix(seed, salt, part).toString(16).padStart(8, '0');
  }
  return digits.slice(0, length);
};

/** Each kind of draw has a salt of its own, so that the draws of a player or match are independent of each other. */
export const salts = {
  traits: 1,
  accountId: 2,
  permanentBan: 3,
  temporaryBan: 4,
  koreanName: 11,
  nameShape: 12,
  nameStart: 13,
  nameEnd: 14,
  nameNumber: 15,
  session: 21,
  sideMode: 22,
  attendance: 23,
  squad: 25,
  lobbyOrder: 26,
  clan: 27,
  form: 28,
  mapSkill: 29,
  favoriteWeapon: 31,
  favoriteTown: 33,
  weaponUse: 32,
  memberStats: 51,
  skippedSeason: 61,
  matchId: 71,
  playerCount: 81,
} as const;

/** Draws from a match's own seed. */
export const matchSalts = { start: 1, duration: 2, map: 3, course: 5, tracks: 6 } as const;

/** Draws from the own seed of a session. */
export const sessionSalts = {
  isPlayed: 1,
  length: 2,
  hour: 3,
  minute: 4,
  isRanked: 5,
  isFirstPerson: 6,
} as const;

/** Draws from the own seed of a player in a match. */
export const memberSalts = {
  drive: 1,
  walk: 2,
  swim: 3,
  swimDistance: 4,
  roadKill: 5,
  teamKill: 6,
  vehicle: 7,
  revives: 8,
  boosts: 9,
  heals: 10,
  weapons: 11,
} as const;

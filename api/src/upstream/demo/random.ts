/**
 * Randomness that is a function of its arguments: the same seed gives the same world on every machine, and any
 * part of it can be asked for without making the rest first.
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

/** From 0 up to, not including, 1. */
export const draw = (a: number, b: number, c = 0, d = 0): number => mix(a, b, c, d) / 0x1_0000_0000;

/** A stream of numbers from one seed, for what is always computed whole and in one order. */
export const dice = (seed: number): (() => number) => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 0x1_0000_0000;
  };
};

/** Bell-shaped around 0 with a deviation of 1, never beyond 3.5: the sum of four even draws, stretched. */
export const bell = (roll: () => number): number => (roll() + roll() + roll() + roll() - 2) * 1.732;

/** The entry whose share of the weights the draw falls into. */
export const pick = <T>(choices: readonly (readonly [T, number])[], drawn: number): T => {
  let left = drawn * choices.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [choice, weight] of choices) {
    left -= weight;
    if (left < 0) return choice;
  }
  return (choices.at(-1) as readonly [T, number])[0];
};

/** A text as a number to seed with. */
export const seedOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) as number), 0x01000193);
  return hash >>> 0;
};

/** Hexadecimal digits from a seed. */
export const hexDigits = (seed: number, salt: number, length: number): string => {
  let digits = '';
  for (let part = 0; digits.length < length; part++) {
    digits += mix(seed, salt, part).toString(16).padStart(8, '0');
  }
  return digits.slice(0, length);
};

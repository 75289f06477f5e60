/** Null if a figure is unknown, which is shown as "–" and never as 0. */
export type Figure = number | null;

/** Rounds half up to the given number of decimals, and ignores tiny errors of binary fractions. */
export const roundTo = (value: number, decimals: number): number => {
  const factor = 10 ** decimals;
  return Math.round(value * factor * (1 + Number.EPSILON)) / factor;
};

/** Null for a division by zero. */
export const quotient = (part: Figure, whole: Figure, decimals: number): Figure =>
  part === null || whole === null || whole <= 0 ? null : roundTo(part / whole, decimals);

/** Rounds a share from 0 to 1 so that its percentage has the given number of decimals. */
export const share = (part: Figure, whole: Figure, percentDecimals = 1): Figure => {
  const value = quotient(part, whole, percentDecimals + 2);
  return value === null ? null : clampShare(value);
};

/** Rounds a published share like our own. */
export const publishedShare = (value: Figure, percentDecimals = 1): Figure =>
  value === null ? null : clampShare(roundTo(value, percentDecimals + 2));

const clampShare = (value: number) => Math.min(1, Math.max(0, value));

/** The number of decimals of each figure; for shares, of the percentage. */
export const decimals = {
  kd: 2,
  kda: 2,
  winRate: 1,
  top10Rate: 1,
  headshotShare: 1,
  averageRank: 1,
  averageDamage: 0,
  kilometers: 2,
} as const;

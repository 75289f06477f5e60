import type { Division, Tier } from '../types.ts';
import type { PubgNames, TierId } from './names.ts';

/** No season has both, and each title has a tier with the same points. */
const borrowedMarks: Partial<Record<TierId, TierId>> = {
  elite: 'crystal',
  beginner: 'bronze',
  novice: 'silver',
  experienced: 'gold',
  skilled: 'platinum',
  specialist: 'diamond',
  expert: 'crystal',
};

const hasNoDivision: readonly TierId[] = ['unranked', 'master', 'survivor'];

export const createTiers = ({ tiers: names }: PubgNames): readonly Tier[] =>
  // `names` has exactly these ids.
  (Object.keys(names) as TierId[]).map((id) => ({
    id,
    name: names[id],
    mark: borrowedMarks[id] ?? id,
    hasDivisions: !hasNoDivision.includes(id),
  }));

/** The observed first points of the lowest tier. */
const lowest = 1000;

/** Tiers of the same width, then those without divisions. */
const listDivisions = (
  tiers: readonly TierId[],
  divisions: readonly string[],
  width: number,
): readonly Division[] => [
  ...tiers.flatMap((tier, place) =>
    divisions.map((division, step) => ({
      tier,
      division,
      from: lowest + place * width + (step * width) / divisions.length,
    })),
  ),
  { tier: 'master', division: '', from: lowest + tiers.length * width },
];

const five = ['5', '4', '3', '2', '1'];

/** The ladders of ranked seasons. Survivor depends on the place. */
export const ladders = {
  before36: listDivisions(['bronze', 'silver', 'gold', 'platinum', 'diamond'], five, 500),
  since36: [
    ...listDivisions(['bronze', 'silver', 'gold', 'platinum', 'crystal', 'diamond'], five.slice(1), 400),
    { tier: 'survivor', division: '', from: null },
  ],
} as const;

/** The rank points at which each tier of an old season begins. The first ones have five divisions of 200 points. */
const listOld = (divided: readonly TierId[], others: readonly TierId[]): readonly Division[] => [
  { tier: 'unranked', division: '', from: 0 },
  ...divided.flatMap((tier, place) =>
    five.map((division, step) => ({ tier, division, from: Math.max(1, place * 1000 + step * 200) })),
  ),
  ...others.map((tier, place) => ({ tier, division: '', from: (divided.length + place) * 1000 })),
];

export const oldLadder = listOld(['bronze'], ['silver', 'gold', 'platinum', 'diamond', 'elite', 'master']);
export const oldTitles = listOld(
  ['beginner', 'novice', 'experienced', 'skilled', 'specialist'],
  ['expert', 'survivor'],
);

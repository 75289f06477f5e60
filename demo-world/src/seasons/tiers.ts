/** Tiers by rank points, as players observed them. The game does not publish them. */
const since36 = ['Bronze', 'Silver', 'Gold', 'Platinum', 'Crystal', 'Diamond'] as const;
const before36 = ['Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond'] as const;

const points = { lowest: 1000, division: 100 } as const;
const special36 = { survivor: 3800, master: 3400 } as const;
const masterBefore36 = 3500;

const findTier = (names: readonly string[], divisions: number, rankPoints: number): Tier => {
  const division = Math.floor(Math.max(0, rankPoints - points.lowest) / points.division);
  return {
    tier: names[Math.floor(division / divisions)] ?? 'Bronze',
    subTier: String(divisions - (division % divisions)),
  };
};

export interface Tier {
  readonly tier: string;
  readonly subTier: string;
}

/** Since season 36: four divisions of 100 points, from 1000. */
export const tierSince36 = (rankPoints: number): Tier => {
  if (rankPoints >= special36.survivor) return { tier: 'Survivor', subTier: '' };
  if (rankPoints >= special36.master) return { tier: 'Master', subTier: '' };
  return findTier(since36, 4, rankPoints);
};

/** Up to season 35: five divisions of 100 points, from 1000. */
export const tierBefore36 = (rankPoints: number): Tier =>
  rankPoints >= masterBefore36 ? { tier: 'Master', subTier: '' } : findTier(before36, 5, rankPoints);

/** Tiers by ranked points, as players observed them. The game does not publish them. */
const since36 = ['Bronze', 'Silver', 'Gold', 'Platinum', 'Crystal', 'Diamond'] as const;
const before36 = ['Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond'] as const;

export interface Tier {
  readonly tier: string;
  readonly subTier: string;
}

/** Since season 36: four divisions of 100 points, from 1000. */
export const tierSince36 = (points: number): Tier => {
  if (points >= 3800) return { tier: 'Survivor', subTier: '' };
  if (points >= 3400) return { tier: 'Master', subTier: '' };
  const above = Math.max(0, points - 1000);
  return {
    tier: since36[Math.floor(above / 400)] ?? 'Bronze',
    subTier: String(4 - (Math.floor(above / 100) % 4)),
  };
};

/** Up to season 35: five divisions of 100 points, from 1000. */
export const tierBefore36 = (points: number): Tier => {
  if (points >= 3500) return { tier: 'Master', subTier: '' };
  const above = Math.max(0, points - 1000);
  return {
    tier: before36[Math.floor(above / 500)] ?? 'Bronze',
    subTier: String(5 - (Math.floor(above / 100) % 5)),
  };
};

import type { TierBand, TierLabel } from '@hotdrop/shared-domain/game';
import { shareBetween } from '@hotdrop/shared-domain/stats';
import type { RatingRow } from '@hotdrop/shared-domain/wire';
import { placeOf } from './bar-position.ts';

export interface TierBelow {
  readonly tier: TierLabel;
  /** Part of the chart's width. */
  readonly width: number;
  /** The share of players in it. */
  readonly share: number;
}

/** A tier with all of its divisions, and which bars stand in it. Tiers without a bar are left out. */
export function tiersBelow(rows: readonly RatingRow[], bands: readonly TierBand[]): readonly TierBelow[] {
  const starts = bands.filter(({ tier }, index) => tier.id !== bands[index - 1]?.tier.id);
  const tiers = starts.map(({ tier, from }, index) => {
    const to = starts[index + 1]?.from ?? null;
    // What lies below the first observed band has no other tier to belong to.
    const low = index === 0 ? 0 : from;
    const right = to === null ? 1 : placeOf(rows, to);
    const left = index === 0 ? 0 : placeOf(rows, from);
    return { tier, width: right - left, share: shareBetween(rows, low, to) };
  });
  return tiers.filter(({ width }) => width > 0);
}

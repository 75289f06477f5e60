import type { TierBand, TierLabel } from '@hotdrop/shared-domain/game';
import { shareBetween } from '@hotdrop/shared-domain/stats';
import type { RatingRow } from '@hotdrop/shared-domain/wire';
import { positionOf } from './bar-position.ts';

export interface TierSegment {
  readonly tier: TierLabel;
  /** Fraction of the chart's width. */
  readonly width: number;
  /** Share of the players. */
  readonly share: number;
}

/** Computes the width of each tier, all divisions included, below the bars. Omits tiers without a bar. */
export function tierSegments(rows: readonly RatingRow[], bands: readonly TierBand[]): readonly TierSegment[] {
  const starts = bands.filter(({ tier }, index) => tier.id !== bands[index - 1]?.tier.id);
  const tiers = starts.map(({ tier, from }, index) => {
    const to = starts[index + 1]?.from ?? null;
    // Points below the first observed band belong to the lowest tier.
    const low = index === 0 ? 0 : from;
    const right = to === null ? 1 : positionOf(rows, to);
    const left = index === 0 ? 0 : positionOf(rows, from);
    return { tier, width: right - left, share: shareBetween(rows, low, to) };
  });
  return tiers.filter(({ width }) => width > 0);
}

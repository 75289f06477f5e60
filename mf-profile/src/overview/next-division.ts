import type { Game, NextTier, Season, TierLabel } from '@hotdrop/shared-domain/game';

/** The way to the next division. */
export interface Ladder extends NextTier {
  /** How many divisions the present tier has. */
  readonly divisions: number;
  /** The mark of the tier after the present one. */
  readonly nextMark: string | null;
}

/**
 * Null: there is no way on, or it is not known. Where tiers begin was observed, not published: points that lie in
 * another tier than the one the game says tell nothing.
 */
export function ladderOf({ tiers }: Game, season: Season, tier: TierLabel, points: number): Ladder | null {
  const present = tiers.bands(season).findLast((band) => points >= band.from);
  const next = tiers.next(season, points);
  if (present?.tier.id !== tier.id || present.tier.division !== tier.division || !next) return null;
  const ranked = tiers.ranked(season);
  const place = ranked.findIndex(({ id }) => id === tier.id);
  const after = ranked[place + 1];
  return {
    ...next,
    divisions: ranked[place]?.divisions.length ?? 0,
    nextMark: after ? tiers.read({ tier: after.id, subTier: '' }).mark : null,
  };
}

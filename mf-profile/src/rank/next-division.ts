import type { Game, NextTier, Season, TierLabel } from '@hotdrop/shared-domain/game';

/** The next division and the progress to it. */
interface NextDivision extends NextTier {
  /** Number of divisions of the current tier. */
  readonly divisions: number;
  /** Mark of the next tier; null: the current one is the last. */
  readonly nextMark: string | null;
}

/**
 * Null: there is no next division, or it is not known. The points at which tiers begin were observed, not published:
 * if they contradict the tier that the game names, do not use them.
 */
export function findNextDivision(
  { tiers }: Game,
  season: Season,
  tier: TierLabel,
  points: number,
): NextDivision | null {
  const current = tiers.bands(season).findLast((band) => points >= band.from);
  const next = tiers.next(season, points);
  if (current?.tier.id !== tier.id || current.tier.division !== tier.division || !next) return null;
  const ranked = tiers.ranked(season);
  const index = ranked.findIndex(({ id }) => id === tier.id);
  const after = ranked[index + 1];
  return {
    ...next,
    divisions: ranked[index]?.divisions.length ?? 0,
    nextMark: after ? tiers.read({ tier: after.id, subTier: '' }).mark : null,
  };
}

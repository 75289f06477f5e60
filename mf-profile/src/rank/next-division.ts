import {
  type Game,
  type NextTier,
  nextTier,
  rankedTiers,
  readTier,
  type Season,
  type TierLabel,
  tierBands,
} from '@hotdrop/shared-domain/game';

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
  game: Game,
  season: Season,
  tier: TierLabel,
  points: number,
): NextDivision | null {
  const current = tierBands(game, season).findLast((band) => points >= band.from);
  const next = nextTier(game, season, points);
  if (current?.tier.id !== tier.id || current.tier.division !== tier.division || !next) return null;
  const ranked = rankedTiers(season);
  const index = ranked.findIndex(({ id }) => id === tier.id);
  const after = ranked[index + 1];
  return {
    ...next,
    divisions: ranked[index]?.divisions.length ?? 0,
    nextMark: after ? readTier(game, { tier: after.id, subTier: '' }).mark : null,
  };
}

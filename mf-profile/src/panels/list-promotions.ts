import type { Game, Season, TierLabel } from '@hotdrop/shared-domain/game';
import type { Climb } from '@hotdrop/shared-domain/wire';
import { findDivision } from '../climb/climb-curve.ts';

interface Promotion {
  readonly tier: TierLabel;
  readonly points: number;
  /** ISO 8601. */
  readonly at: string;
}

/** The days on which a player reached a division for the first time in the season, the newest first. */
export function listPromotions(game: Game, season: Season, climb: Climb | undefined): readonly Promotion[] {
  const [first, ...others] = climb?.readings ?? [];
  let most = first?.rankPoint ?? 0;
  return others
    .flatMap(({ rankPoint: points, at }): Promotion[] => {
      const before = findDivision(game, season, most);
      const tier = findDivision(game, season, points);
      const isHigher = points > most;
      most = Math.max(most, points);
      return tier && isHigher && tier !== before ? [{ tier, points, at }] : [];
    })
    .toReversed();
}

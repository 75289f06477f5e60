import type { Game } from '@hotdrop/shared-domain/game';
import type { PublishedTier } from '@hotdrop/shared-domain/wire';
import type { SeasonFigures } from '../upstream/upstream.ts';
import { findMainRanked } from './save-figures.ts';

/** The tier in the mode that the player played most in a season: the published one, or one derived from rank points. */
export const findReachedTier = (game: Game, season: string, figures: SeasonFigures): PublishedTier | null => {
  if (!game.seasons.read(season).isOldStyle) return findMainRanked(figures.ranked)?.currentTier ?? null;
  const [main] = Object.values(figures.normal).toSorted((a, b) => b.roundsPlayed - a.roundsPlayed);
  if (!main || main.rankPoints === null) return null;
  const { id, division } = game.tiers.byPoints(main.rankPoints);
  return { tier: id, subTier: division };
};

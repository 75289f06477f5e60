import type { Game } from '@hotdrop/shared-domain/game';
import { figuresShareTime } from '../../durations.ts';
import type { RateBudget } from '../rate-budget.ts';
import type { GameSource, SeasonFigures } from '../upstream.ts';
import { createRecentCache } from './recent-cache.ts';

const maxCachedFigures = 5_000;

interface ShareOptions {
  readonly game: Game;
  readonly budget: RateBudget;
  readonly now: () => Date;
}

/**
 * Reads the figures of a season once for a page and the renewal that the page starts. Reserves both requests, so that
 * the first is never wasted.
 */
export const shareFigures = (source: GameSource, { game, budget, now }: ShareOptions): GameSource => {
  const recent = createRecentCache<Promise<SeasonFigures>>({
    max: maxCachedFigures,
    maxAge: figuresShareTime,
    now,
  });
  return {
    ...source,
    seasonFigures(shard, accountId, season) {
      const key = `${shard}/${accountId}/${season}`;
      const known = recent.get(key);
      if (known) return known;
      const requests = game.seasons.read(season).hasRanked ? 2 : 1;
      const figures = budget.reserve(requests, () => source.seasonFigures(shard, accountId, season));
      recent.set(key, figures);
      figures.catch(() => recent.delete(key));
      return figures;
    },
  };
};

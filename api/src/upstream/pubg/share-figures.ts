import type { Game } from '@hotdrop/shared-domain/game';
import { figuresShareTime } from '../../durations.ts';
import type { RateBudget } from '../rate-budget.ts';
import type { GameSource, SeasonFigures } from '../upstream.ts';

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
  const recent = new Map<string, { readonly at: number; readonly figures: Promise<SeasonFigures> }>();
  const deleteExpired = (): void => {
    const oldest = now().getTime() - figuresShareTime;
    for (const [key, { at }] of recent) if (at <= oldest) recent.delete(key);
  };
  return {
    ...source,
    seasonFigures(shard, accountId, season) {
      deleteExpired();
      const key = `${shard}/${accountId}/${season}`;
      const known = recent.get(key);
      if (known) return known.figures;
      const requests = game.seasons.read(season).hasRanked ? 2 : 1;
      const figures = budget.reserve(requests, () => source.seasonFigures(shard, accountId, season));
      recent.set(key, { at: now().getTime(), figures });
      figures.catch(() => recent.delete(key));
      return figures;
    },
  };
};

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

/** The counted requests for the figures of a season: normal and ranked. */
export const countFigureRequests = (game: Game, season: string): number =>
  game.seasons.read(season).hasRanked ? 2 : 1;

/**
 * Reads the figures of a season once for a page and the renewal that the page starts. Reserves both requests, so that
 * the first is never wasted.
 */
export const shareFigures = (source: GameSource, { game, budget, now }: ShareOptions): GameSource => {
  const recent = createRecentCache<Promise<SeasonFigures>>({
    max: maxCachedFigures,
    maxAge: figuresShareTime.complete,
    now,
  });
  const keyOf = (shard: string, accountId: string, season: string) => `${shard}/${accountId}/${season}`;
  return {
    ...source,
    countRenewalRequests(platform, accountId, season) {
      const requests = source.countRenewalRequests(platform, accountId, season);
      const isShared = season !== null && recent.has(keyOf(platform, accountId, season));
      return isShared ? requests - countFigureRequests(game, season) : requests;
    },
    seasonFigures(shard, accountId, season) {
      const key = keyOf(shard, accountId, season);
      const known = recent.get(key);
      if (known) return known;
      const read = () => source.seasonFigures(shard, accountId, season);
      const figures = budget.reserve(countFigureRequests(game, season), read);
      recent.set(key, figures);
      const expireEarly = ({ isRankedMissing }: SeasonFigures) => {
        if (isRankedMissing) recent.set(key, figures, { ttl: figuresShareTime.incomplete });
      };
      figures.then(expireEarly, () => recent.delete(key));
      return figures;
    },
  };
};

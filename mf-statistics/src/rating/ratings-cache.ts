import type { Site } from '@hotdrop/shared-domain/contract';
import type { Ratings } from '@hotdrop/shared-domain/wire';
import type { Board } from '../distribution/board.ts';

/** The last ratings of each board in this tab. On a server, a site lives for one request, so nothing is shared. */
const cache = new WeakMap<Site, Map<string, Ratings>>();

const key = ({ shard, mode }: Board) => `${shard} ${mode}`;

export function rememberRatings(site: Site, board: Board, ratings: Ratings): void {
  const known = cache.get(site) ?? new Map<string, Ratings>();
  cache.set(site, known.set(key(board), ratings));
}

export const lastKnownRatings = (site: Site, board: Board): Ratings | null =>
  cache.get(site)?.get(key(board)) ?? null;

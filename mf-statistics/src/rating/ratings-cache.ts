import type { Site } from '@hotdrop/shared-domain/contract';
import type { Ratings } from '@hotdrop/shared-domain/wire';
import type { Board } from './board.ts';

/** What this tab has seen of each board. On a server a site lives for one request, and nothing stays. */
const seen = new WeakMap<Site, Map<string, Ratings>>();

const key = ({ shard, mode }: Board) => `${shard} ${mode}`;

export function rememberSpread(site: Site, board: Board, spread: Ratings): void {
  const known = seen.get(site) ?? new Map<string, Ratings>();
  seen.set(site, known.set(key(board), spread));
}

export const lastSpread = (site: Site, board: Board): Ratings | null =>
  seen.get(site)?.get(key(board)) ?? null;

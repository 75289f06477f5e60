import { shardInAddress } from '../game/read.ts';
import type { Game } from '../game/types.ts';

export interface CanonicalParam {
  /** How the address spells it. */
  readonly value: string;
  /** Whether the canonical spelling differs, so that the page redirects. */
  readonly isCanonical: boolean;
}

const canonicalParam = (given: string, value: string): CanonicalParam => ({
  value,
  isCanonical: given === value,
});

/** `PC_KRJP` is understood; the address says `pc-krjp`. */
export const readShardParam = (given: string): CanonicalParam => canonicalParam(given, shardInAddress(given));

/** The whole id is understood; the address says the part after the prefix. */
export const readSeasonParam = (game: Game, given: string): CanonicalParam =>
  canonicalParam(given, game.seasons.read(given).shortId);

export type MatchParam = { readonly page: number } | { readonly match: string };

/** The last part of the matches address: digits only are a page, anything else is a match. */
export function readMatchParam(given: string | undefined): MatchParam {
  if (!given) return { page: 1 };
  return /^\d+$/.test(given) ? { page: readPage(given) } : { match: given };
}

/** A page number from an address. Anything else is the first page. */
export function readPage(given: string | null | undefined): number {
  const page = Number(given ?? 1);
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}

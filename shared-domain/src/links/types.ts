import type { Favorite } from '../favorites/types.ts';
import type { PlayingRange } from '../wire/entities/statistics.ts';

export interface Named {
  /** In either spelling: `PC_KRJP` or `pc-krjp`. */
  readonly shard: string;
  readonly name: string;
}

export interface InSeason extends Named {
  /** The whole id or the part after the prefix. */
  readonly season: string;
}

export type ProfileTab = 'overview' | 'stats' | 'matches';

/** The addresses of the site's pages, from the host's root: `/pubg/ranks`. An area adds its own links itself. */
export interface Links {
  home(): string;
  search(about?: Partial<Named>): string;
  /** Without a shard: the name is looked up on the visitor's platform. Without a season there is no tab. */
  profile(about: { readonly name: string } | Named | (InSeason & { readonly tab?: ProfileTab })): string;
  /** A page of the match list. */
  matches(about: InSeason & { readonly page?: number }): string;
  /** An opened match, on its page of the list. */
  match(about: InSeason & { readonly match: string; readonly page?: number }): string;
  /** A player's ISO week in UTC: `2026-W47`. */
  week(about: Named & { readonly week: string }): string;
  /** The link preview's picture of a profile, or of the site without a player. */
  shareCard(about?: Named & { readonly season?: string }): string;
  favorites(about?: { readonly mode?: string }): string;
  /** The comparison of two or more players; the first one is compared with the others. */
  compare(players: readonly Favorite[]): string;
  /** Without a board: the summary. */
  leaderboards(board?: { readonly shard: string; readonly mode: string; readonly page?: number }): string;
  /** `player` is marked in the distribution. */
  rating(about?: { readonly shard?: string; readonly mode?: string; readonly player?: string }): string;
  playing(about?: { readonly range?: PlayingRange }): string;
  terms(): string;
  /** Starts signing in. The visitor returns to `returnTo`, an absolute address. */
  signIn(returnTo: string): string;
}

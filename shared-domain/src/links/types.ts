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

/** Every address of the site by its meaning, from the host's root on: `/pubg/ranks`. Other pages add nothing. */
export interface Links {
  home(): string;
  search(about?: Partial<Named>): string;
  /** Without a shard: the name is looked up on the visitor's platform. Without a season there is no tab. */
  profile(about: { readonly name: string } | Named | (InSeason & { readonly tab?: ProfileTab })): string;
  /** A page of the match list. */
  matches(about: InSeason & { readonly page?: number }): string;
  /** A match, opened, on the page of the list on which it stands. */
  match(about: InSeason & { readonly match: string; readonly page?: number }): string;
  /** The picture that is shown when a profile is shared; without a player, that of the site. */
  shareCard(about?: Named & { readonly season?: string }): string;
  favorites(about?: { readonly mode?: string }): string;
  /** Without a board: the summary. */
  leaderboards(board?: { readonly shard: string; readonly mode: string; readonly page?: number }): string;
  /** `player` is marked in the distribution. */
  rating(about?: { readonly shard?: string; readonly mode?: string; readonly player?: string }): string;
  playing(about?: { readonly range?: PlayingRange }): string;
  terms(): string;
  /** Begins signing in; the visitor comes back to `returnTo`, a whole address. */
  signIn(returnTo: string): string;
}

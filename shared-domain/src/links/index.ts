import { shardInAddress } from '../game/queries.ts';
import type { Game } from '../game/types.ts';
import type { Favorite } from '../store/state.ts';
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

export interface LinkSettings {
  /** The prefix of API calls. Signing in starts at the same host. */
  readonly apiBase?: string | undefined;
}

type Query = Readonly<Record<string, string | number | undefined>>;

/** Creates the addresses of a site whose pages are below `basePath`. */
export function createLinks(basePath: string, game: Game, { apiBase = '' }: LinkSettings = {}): Links {
  const base = basePath.replace(/\/+$/, '');
  const at = (...parts: readonly string[]) => [base, ...parts.map(encodeURIComponent)].join('/') || '/';
  const apiHost = apiBase.replace(/\/api\/v1$/, '');
  const shard = shardInAddress;
  const season = (id: string) => game.seasons.read(id).shortId;
  const inSeason = (about: InSeason, ...rest: string[]) =>
    at('profile', shard(about.shard), about.name, season(about.season), ...rest);

  return {
    home: () => at(),
    search: (about = {}) =>
      at('search') + queryText({ shard: about.shard && shard(about.shard), name: about.name }),
    profile: (about) => {
      if (!('shard' in about)) return at('profile', about.name);
      if (!('season' in about)) return at('profile', shard(about.shard), about.name);
      const { tab = 'overview' } = about;
      return tab === 'overview' ? inSeason(about) : inSeason(about, tab);
    },
    matches: ({ page = 1, ...about }) => inSeason(about, 'matches', ...(page > 1 ? [String(page)] : [])),
    match: ({ page = 1, match, ...about }) =>
      inSeason(about, 'matches', match) + queryText({ page: page > 1 ? page : undefined }),
    week: ({ week, ...about }) => at('profile', shard(about.shard), about.name, 'week', week),
    shareCard: (about) => {
      if (!about) return at('card.png');
      const { name, season: id } = about;
      return at('profile', shard(about.shard), name, ...(id ? [season(id)] : []), 'card.png');
    },
    favorites: (about = {}) => at('favorite') + queryText({ mode: about.mode }),
    compare: (players) => {
      const query = players.map((one): [string, string] => [
        'player',
        `${shard(one.shard)}.${one.accountId}`,
      ]);
      return `${at('favorite', 'compare')}?${new URLSearchParams(query)}`;
    },
    leaderboards: (board) =>
      board
        ? at('ranks', shard(board.shard), board.mode) +
          queryText({ page: board.page && board.page > 1 ? board.page : undefined })
        : at('ranks'),
    rating: (about = {}) =>
      at('statistics', 'rating') +
      queryText({ shard: about.shard && shard(about.shard), mode: about.mode, player: about.player }),
    playing: (about = {}) => at('statistics', 'playing') + queryText({ range: about.range }),
    terms: () => at('about', 'terms'),
    signIn: (returnTo) => `${apiHost}/auth/steam${queryText({ redirect_url: returnTo })}`,
  };
}

function queryText(query: Query) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return given.length === 0
    ? ''
    : `?${new URLSearchParams(given.map(([key, value]): [string, string] => [key, String(value)]))}`;
}

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

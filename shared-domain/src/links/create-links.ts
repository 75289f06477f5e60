import { shardInAddress } from '../game/read.ts';
import type { Game } from '../game/types.ts';
import type { InSeason, Links } from './types.ts';

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

import { readShard } from '../game/queries.ts';
import type { Game } from '../game/types.ts';
import type { Favorite, SiteState, SiteStore } from '../store/state.ts';
import { attempt, having, includes, type List, moved, none, readList, without } from './list.ts';

type State = Partial<SiteState>;

/** The visitor's favorite players. The same array until something changes. */
export const selectFavorites = ({ favorites }: State): List => favorites ?? none;

/** Takes both spellings of the shard. */
export const hasFavorite =
  (favorite: Favorite) =>
  (state: State): boolean =>
    includes(selectFavorites(state), favorite);

/** Only a host that knows it says that favorites are lost when the tab closes. */
export const canKeepFavorites = (state: State): boolean => state.canKeepFavorites ?? true;

const change = (store: SiteStore, next: (list: List) => List) =>
  store.setState((state) => ({ favorites: next(selectFavorites(state)) }));

/** Adds at the end, or at a position, which restores an undone removal. */
export const addFavorite = (store: SiteStore, favorite: Favorite, at?: number) =>
  change(store, (list) => having(list, favorite, at));

export const removeFavorite = (store: SiteStore, favorite: Favorite) =>
  change(store, (list) => without(list, favorite));

export const toggleFavorite = (store: SiteStore, favorite: Favorite) =>
  change(store, (list) => (includes(list, favorite) ? without(list, favorite) : having(list, favorite)));

/** Moves a player to another position. */
export const moveFavorite = (store: SiteStore, favorite: Favorite, to: number) =>
  change(store, (list) => moved(list, favorite, to));

/** Returns the list as the text of a file. */
export const exportFavorites = (state: State): string =>
  `${JSON.stringify(selectFavorites(state), null, 2)}\n`;

export type ImportResult =
  | { readonly ok: true; readonly added: number; readonly known: number; readonly refused: number }
  | { readonly ok: false; readonly reason: 'not-json' | 'not-a-list' };

/** Adds the players of a file. Counts invalid entries, and players of platforms that the game lacks, and skips them. */
export function importFavorites(store: SiteStore, game: Game, text: string): ImportResult {
  const value = attempt((): { parsed: unknown } => ({ parsed: JSON.parse(text) }));
  if (!value) return { ok: false, reason: 'not-json' };
  const read = readList(value.parsed);
  if (!read) return { ok: false, reason: 'not-a-list' };
  const present = selectFavorites(store.getState());
  const accepted = read.list.filter(({ shard }) => readShard(game, shard).isKnown);
  const fresh = accepted.filter((one) => !includes(present, one));
  change(store, (list) => fresh.reduce((grown, one) => having(grown, one), list));
  return {
    ok: true,
    added: fresh.length,
    known: accepted.length - fresh.length,
    refused: read.refused + read.list.length - accepted.length,
  };
}

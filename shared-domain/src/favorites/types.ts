/** Stored in this form under `favorites` in the browser's storage. */
export interface Favorite {
  readonly accountId: string;
  /** In the game's data spelling: `STEAM`. */
  readonly shard: string;
}

export type ImportResult =
  | { readonly ok: true; readonly added: number; readonly known: number; readonly refused: number }
  | { readonly ok: false; readonly reason: 'not-json' | 'not-a-list' };

/** The visitor's favorite players, in the visitor's order. */
export interface Favorites {
  /** The same array until something changes. */
  list(): readonly Favorite[];
  has(favorite: Favorite): boolean;
  /** Adds at the end, or at a position, which restores an undone removal. */
  add(favorite: Favorite, at?: number): void;
  remove(favorite: Favorite): void;
  toggle(favorite: Favorite): void;
  /** Moves a player to another position. */
  move(favorite: Favorite, to: number): void;
  /** Reports every change, in this tab and in others. Returns a function that stops it. */
  subscribe(listener: () => void): () => void;
  /** False: the browser cannot store the list (full or forbidden), so it is lost when the tab closes. */
  isKept(): boolean;
  /** Returns the list as the text of a file. */
  exportText(): string;
  /** Adds the players of a file. Counts invalid entries and skips them. */
  importText(text: string): ImportResult;
}

/** The methods of the browser's storage that we use. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** The list without favorites. It is always this array, so that pages of visitors without favorites do not render again. */
export const none: readonly Favorite[] = [];
const nothing = () => {};

/** Favorites for servers: always empty, because browsers store them. */
export const noFavorites: Favorites = {
  list: () => none,
  has: () => false,
  add: nothing,
  remove: nothing,
  toggle: nothing,
  move: nothing,
  subscribe: () => nothing,
  isKept: () => false,
  exportText: () => '[]\n',
  importText: () => ({ ok: true, added: 0, known: 0, refused: 0 }),
};

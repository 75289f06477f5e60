/** Kept as it is under `favorites` in the browser's storage. */
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
  /** At the end, or at a place: an undone removal comes back where it stood. */
  add(favorite: Favorite, at?: number): void;
  remove(favorite: Favorite): void;
  toggle(favorite: Favorite): void;
  /** Moves one to another place in the list. */
  move(favorite: Favorite, to: number): void;
  /** Reports every change, in this tab and in others. Returns a function that stops it. */
  subscribe(listener: () => void): () => void;
  /** False: the browser refuses to keep them (full or forbidden); they last until the tab closes. */
  isKept(): boolean;
  /** The list as the text of a file. */
  exportText(): string;
  /** Adds what a file holds; what it does not understand is counted, not taken. */
  importText(text: string): ImportResult;
}

/** The part of the browser's storage that is used. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

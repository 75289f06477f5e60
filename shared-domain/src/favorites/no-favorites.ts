import type { Favorite, Favorites } from './types.ts';

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

import type { Favorites } from './types.ts';

const none: Favorites['list'] extends () => infer L ? L : never = [];
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

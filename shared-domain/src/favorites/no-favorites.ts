import type { Favorites } from './types.ts';

const none: Favorites['list'] extends () => infer L ? L : never = [];
const nothing = () => {};

/** For servers: favorites live in the browser. */
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

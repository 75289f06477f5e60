export { createFavorites } from './create-favorites.ts';
export { noFavorites } from './no-favorites.ts';
export type { Favorite, Favorites, ImportResult, KeyValueStorage } from './types.ts';

export { createFavorites } from './create-favorites.ts';
export {
  type Favorite,
  type Favorites,
  type ImportResult,
  type KeyValueStorage,
  noFavorites,
} from './types.ts';

export type { Favorite } from '../store/state.ts';
export {
  addFavorite,
  canKeepFavorites,
  exportFavorites,
  hasFavorite,
  type ImportResult,
  importFavorites,
  moveFavorite,
  removeFavorite,
  selectFavorites,
  toggleFavorite,
} from './favorites.ts';
export { type KeyValueStorage, keepFavorites, type WatchStorage } from './keep-favorites.ts';

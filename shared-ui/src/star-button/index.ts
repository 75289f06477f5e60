export { FavoriteStar } from './favorite-star.tsx';
export { StarButton } from './star-button.tsx';

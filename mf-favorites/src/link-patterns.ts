/** Addresses of the area's pages, for every area of the site. */
export const linkPatterns = {
  favorites: 'favorite?mode',
  compare: 'favorite/compare?player',
};

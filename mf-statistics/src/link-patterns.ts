/** Addresses of the area's pages, for every area of the site. */
export const linkPatterns = {
  rating: 'statistics/rating?shard&mode&player',
  playing: 'statistics/playing?range',
};

/** Addresses of the area's pages, for every area of the site. */
export const linkPatterns = {
  leaderboards: 'ranks?mode',
  board: 'ranks/:shard/:mode?page',
};

/** The areas of the site. Hot drops are left out of the game without maps of a known size. */
export const siteAreas = ['mf-leaderboards', 'mf-statistics', 'mf-favorites', 'mf-hotdrops'];

/** The address of the site's own page of a player. */
export const playerPage = 'profile/:shard/:name';

/** The site's own pages, relative to its base path. */
export const ownPages = ['', playerPage];

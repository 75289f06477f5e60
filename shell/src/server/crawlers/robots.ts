export const sitemapPath = '/sitemap.xml';

/** Crawlers open pages with stored data only: no lookups of names, and no positions in leaderboards. */
const closed = ['/api/', '/auth/', '/*/search?', '/*?find=', '/*&find='];

const rules = ['User-agent: *', 'Allow: /', ...closed.map((path) => `Disallow: ${path}`), ''].join('\n');

/** Creates robots.txt. In a preview it does not name the sitemap. */
export const createRobots = (origin: string, isPreview: boolean): string =>
  isPreview ? rules : `${rules}\nSitemap: ${origin}${sitemapPath}\n`;

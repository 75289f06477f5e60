export const sitemapPath = '/sitemap.xml';

const rules = 'User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /auth/\n';

/** Creates robots.txt. In a preview it does not name the sitemap. */
export const createRobots = (origin: string, isPreview: boolean): string =>
  isPreview ? rules : `${rules}\nSitemap: ${origin}${sitemapPath}\n`;

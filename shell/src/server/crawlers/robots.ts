export const sitemapPath = '/sitemap.xml';

const rules = 'User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /auth/\n';

/** What crawlers may read, and where they find it all. A preview shows them the way to nothing. */
export const robots = (origin: string, isPreview: boolean): string =>
  isPreview ? rules : `${rules}\nSitemap: ${origin}${sitemapPath}\n`;

export { robots, sitemapPath } from './robots.ts';
export { sitemap } from './sitemap.ts';

import { rankedModes, rankedPlatforms, regionalBoards } from '@hotdrop/shared-domain/game';
import { createLinks } from '@hotdrop/shared-domain/links';
import { basePath, game } from '../../site/game.ts';
import { getPageUrls } from '../../site/page-urls.ts';

export const sitemapPath = '/sitemap.xml';

/** Crawlers open pages with stored data only: no lookups of names, and no positions in leaderboards. */
const closed = ['/api/', '/auth/', '/*/search?', '/*?find=', '/*&find='];

const rules = ['User-agent: *', 'Allow: /', ...closed.map((path) => `Disallow: ${path}`), ''].join('\n');

/** Creates robots.txt. In a preview it does not name the sitemap. */
export const createRobots = (origin: string, isPreview: boolean): string =>
  isPreview ? rules : `${rules}\nSitemap: ${origin}${sitemapPath}\n`;

/** Paths of all public pages except players, of which there are too many. `areaPages` are relative to the base path. */
function listPages(areaPages: readonly string[]): readonly string[] {
  const links = createLinks(basePath, game);
  const shards = rankedPlatforms(game).flatMap(({ id }) => [
    id,
    ...regionalBoards(game, id).map((region) => region.id),
  ]);
  const modes = rankedModes(game, null);
  return [
    links.home(),
    links.leaderboards(),
    ...shards.flatMap((shard) => modes.map(({ id }) => links.leaderboards({ shard, mode: id }))),
    links.rating(),
    links.playing(),
    ...areaPages.map((page) => `${basePath}/${page}`),
    links.terms(),
  ];
}

/**
 * Creates the sitemap (sitemaps.org), with the languages of each page as Google specifies them. `areaPages` are those
 * that the manifests of areas name.
 */
export function createSitemap(origin: string, areaPages: readonly string[]): string {
  const urls = listPages(areaPages).map((page) => {
    const { canonical, alternates } = getPageUrls(origin, page);
    const links = alternates.map(
      ({ language, href }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`,
    );
    return `<url><loc>${escapeXml(canonical)}</loc>${links.join('')}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escapeXml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');

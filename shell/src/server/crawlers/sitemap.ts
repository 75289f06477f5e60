import { createLinkTo, type LinkPatterns } from '@hotdrop/shared-domain/contract';
import { rankedModes, rankedPlatforms, regionalBoards } from '@hotdrop/shared-domain/game';
import { linksOf } from '@hotdrop/shared-domain/links';
import { basePath, game } from '../../site/game.ts';
import { getPageUrls } from '../../site/page-urls.ts';
import { escapeXml } from '../http/escape-xml.ts';

export const sitemapPath = '/sitemap.xml';

/** Crawlers open pages with stored data only: no lookups of names, and no positions in leaderboards. */
const closed = ['/api/', '/auth/', '/*/search?', '/*/api?', '/*?find=', '/*&find='];

const rules = ['User-agent: *', 'Allow: /', ...closed.map((path) => `Disallow: ${path}`), ''].join('\n');

/** Creates robots.txt. In a preview it does not name the sitemap. */
export const createRobots = (origin: string, isPreview: boolean): string =>
  isPreview ? rules : `${rules}\nSitemap: ${origin}${sitemapPath}\n`;

interface SitemapOptions {
  readonly origin: string;
  /** Pages that the manifests of areas name, relative to the base path. */
  readonly areaPages: readonly string[];
  readonly links: LinkPatterns;
}

/** Paths of all public pages except players, of which there are too many. */
function listPages({ areaPages, links }: SitemapOptions): readonly string[] {
  const { home, board, api, terms } = linksOf({ basePath, game, linkTo: createLinkTo(basePath, links) });
  const shards = rankedPlatforms(game).flatMap(({ id }) => [
    id,
    ...regionalBoards(game, id).map((region) => region.id),
  ]);
  const modes = rankedModes(game, null);
  return [
    home(),
    ...areaPages.map((page) => `${basePath}/${page}`),
    ...shards.flatMap((shard) => modes.map(({ id }) => board({ shard, mode: id }))),
    api(),
    terms(),
  ].filter((page) => page !== undefined);
}

/** Creates the sitemap (sitemaps.org), with the languages of each page as Google specifies them. */
export function createSitemap(options: SitemapOptions): string {
  const urls = listPages(options).map((page) => {
    const { canonical, alternates } = getPageUrls(options.origin, page);
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

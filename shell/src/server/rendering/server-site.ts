import { createLinkTo, type LinkPatterns, type Site, type SiteParts } from '@hotdrop/shared-domain/contract';
import type { Game } from '@hotdrop/shared-domain/game';
import { createSiteStore } from '@hotdrop/shared-domain/store';
import { basePath, siteName } from '../../site/game.ts';
import type { PageRequest, Renderer } from './renderer.ts';

interface SiteOptions extends Pick<PageRequest & Renderer, 'visitor' | 'origin' | 'report'> {
  /** In the visitor's language. */
  readonly game: Game;
  readonly fetch: Site['fetch'];
  readonly parts?: SiteParts;
  readonly links: LinkPatterns;
}

/** Creates the site for one request. */
export function createServerSite({ visitor, game, origin, fetch, report, parts, links }: SiteOptions): Site {
  const renderedAt = Date.now();
  return {
    game,
    basePath,
    siteName,
    origin,
    locale: visitor.locale,
    side: 'server',
    fetch,
    settings: {},
    store: createSiteStore({
      ...visitor.app,
      timeZone: visitor.timeZone,
      returning: visitor.returning,
      selectedPlatform: visitor.platform ?? game.defaultPlatform,
    }),
    linkTo: createLinkTo(basePath, links),
    parts,
    now: () => renderedAt,
    drawnAt: renderedAt,
    report,
  };
}

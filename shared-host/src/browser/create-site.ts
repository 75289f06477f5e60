import { createLinkTo, type LinkPatterns, type Site, type SiteParts } from '@hotdrop/shared-domain/contract';
import { keepFavorites } from '@hotdrop/shared-domain/favorites';
import type { Game } from '@hotdrop/shared-domain/game';
import { signInPattern } from '@hotdrop/shared-domain/links';
import type { Locale } from '@hotdrop/shared-domain/locale';
import { createSiteStore } from '@hotdrop/shared-domain/store';
import { createFetch } from '../fetch/create-fetch.ts';
import { getStorage, watchStorage } from './storage.ts';

export interface SiteSettings {
  readonly game: Game;
  readonly locale: Locale;
  /** The start of the API's URLs if it is on another host. Visitors sign in there. */
  readonly apiBase?: string | undefined;
  /** The start of the areas' URLs if they are on another host. */
  readonly areasBase?: string | undefined;
  /** Another way to send the areas' requests. */
  readonly fetch?: Site['fetch'];
  /** The pages of the site: `links` of its release, and those of the host itself. Other links are shown as text. */
  readonly links?: LinkPatterns;
  /** The base path of the pages, if it differs from the game's. */
  readonly basePath?: string;
  /** The public origin of the site, if it differs from this page's. */
  readonly origin?: string;
  /** The name of the site, which titles of documents end with. */
  readonly siteName?: string;
  /** The initial state of the store, as the server rendered it. */
  readonly state?: Parameters<typeof createSiteStore>[0];
  readonly now?: () => number;
  readonly report?: Site['report'];
  /** `createBrowserParts` of `@hotdrop/shared-host/parts`. Without it, slots stay empty. */
  readonly parts?: (getSite: () => Site) => SiteParts;
}

/** Creates the site of this tab, which is all that areas know about their host. */
export function createSite({
  game,
  basePath = game.basePath,
  apiBase,
  areasBase,
  links,
  state,
  parts,
  ...given
}: SiteSettings): Site {
  const store = createSiteStore(state ?? { selectedPlatform: game.defaultPlatform });
  keepFavorites(store, getStorage(), watchStorage);
  const site: Site = {
    origin: location.origin,
    siteName: '',
    now: Date.now,
    drawnAt: (given.now ?? Date.now)(),
    fetch: createFetch({
      apiBase: apiBase ?? '/api/v1',
      ...(areasBase && { areasBase }),
      locale: given.locale,
    }),
    report: (error, { area }) => console.error(`[${area}]`, error),
    ...given,
    settings: {},
    game,
    basePath,
    side: 'browser',
    store,
    linkTo: createLinkTo(basePath, {
      ...(apiBase !== undefined && { signIn: signInPattern(apiBase) }),
      ...links,
    }),
    parts: parts?.(() => site),
  };
  return site;
}

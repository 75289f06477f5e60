import { contractNumber, type Site } from '@hotdrop/shared-domain/contract';
import { createFavorites } from '@hotdrop/shared-domain/favorites';
import { createLinks } from '@hotdrop/shared-domain/links';
import { createSiteStore } from '@hotdrop/shared-domain/store';
import type { Handover } from '../handover.ts';
import { basePath, game } from '../site/game.ts';
import { createLazyApi } from './lazy-api.ts';
import { storage, watchStorage } from './storage.ts';

interface BrowserSite {
  readonly site: Site;
  /** From here on the site's time runs; until then it is the time at which the server drew the page. */
  readonly markHydrated: () => void;
}

/** The site of this tab, continued from where the server left it. */
export function createBrowserSite(handover: Handover): BrowserSite {
  let isHydrated = false;
  const site: Site = {
    contract: contractNumber,
    game,
    basePath,
    origin: handover.origin,
    locale: handover.locale,
    side: 'browser',
    api: createLazyApi({ baseUrl: handover.apiBase }),
    store: createSiteStore(handover.store),
    links: createLinks(basePath, game),
    favorites: createFavorites(storage(), { watch: watchStorage }),
    now: () => (isHydrated ? Date.now() : handover.now),
    report: (error, about) => console.error(`[${about.area}]`, error),
  };
  return {
    site,
    markHydrated: () => {
      isHydrated = true;
    },
  };
}

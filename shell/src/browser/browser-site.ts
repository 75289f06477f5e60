import type { Site } from '@hotdrop/shared-domain/contract';
import { createSite } from '@hotdrop/shared-host/browser';
import type { Handover } from '../handover.ts';
import { basePath, game } from '../site/game.ts';
import { bufferError } from './error-buffer.ts';
import { createLazyApi } from './lazy-api.ts';

interface BrowserSite {
  readonly site: Site;
  /** From here on the site's time runs; until then it is the time at which the server drew the page. */
  readonly markHydrated: () => void;
}

/** The site of this tab, continued from where the server left it. */
export function createBrowserSite({ apiBase, now, store, ...handover }: Handover): BrowserSite {
  let isHydrated = false;
  const report: Site['report'] = (error, { area }) => {
    console.error(`[${area}]`, error);
    bufferError(error, area);
  };
  const site = createSite({
    game,
    basePath,
    origin: handover.origin,
    locale: handover.locale,
    apiBase,
    api: createLazyApi({ baseUrl: apiBase, report: (complaint) => report(complaint, { area: 'shell' }) }),
    state: store,
    report,
    now: () => (isHydrated ? Date.now() : now),
  });
  return {
    site,
    markHydrated: () => {
      isHydrated = true;
      // Whoever watches the page from outside can tell that it answers now.
      performance.mark('hydrated');
    },
  };
}

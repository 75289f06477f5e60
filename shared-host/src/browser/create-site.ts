import type { Site } from '@hotdrop/shared-domain/contract';
import { createFavorites } from '@hotdrop/shared-domain/favorites';
import type { Game } from '@hotdrop/shared-domain/game';
import { createLinks } from '@hotdrop/shared-domain/links';
import type { Locale } from '@hotdrop/shared-domain/locale';
import { createSiteStore } from '@hotdrop/shared-domain/store';
import type { Api } from '@hotdrop/shared-domain/wire';
import { storage, watchStorage } from './storage.ts';

export interface SiteSettings {
  readonly game: Game;
  readonly locale: Locale;
  /** `createApi` of `@hotdrop/shared-domain/wire`, or anything that answers the same calls. */
  readonly api: Api;
  /** Where its calls begin, if that is another host than the site's: visitors sign in there. */
  readonly apiBase?: string | undefined;
  /** Where the pages live, if not where the game says. */
  readonly basePath?: string;
  /** The address under which visitors reach the site, if not the one of this page. */
  readonly origin?: string;
  /** What the store begins with: where a server left it. */
  readonly state?: Parameters<typeof createSiteStore>[0];
  readonly now?: () => number;
  readonly report?: Site['report'];
}

/** The site of this tab: all that areas know of their host. */
export function createSite({ game, basePath = game.basePath, apiBase, state, ...given }: SiteSettings): Site {
  return {
    origin: location.origin,
    now: Date.now,
    report: (error, { area }) => console.error(`[${area}]`, error),
    ...given,
    game,
    basePath,
    side: 'browser',
    store: createSiteStore(state ?? { selectedPlatform: game.defaultPlatform }),
    links: createLinks(basePath, game, { apiBase }),
    favorites: createFavorites(storage(), { watch: watchStorage }),
  };
}

import type { Favorites } from '../favorites/index.ts';
import type { Game } from '../game/index.ts';
import type { Links } from '../links/index.ts';
import type { Locale } from '../locale/index.ts';
import type { SiteStore } from '../store/index.ts';
import type { Api } from '../wire/index.ts';
import type { SiteParts } from './site-parts.ts';

/**
 * Everything an area knows about its host. A host makes one for each request on the server and one in
 * the browser, and hands it to `Area.routes` or `Mount`.
 */
export interface Site {
  /** The game of the site. An area works with any game. */
  readonly game: Game;
  /** The language of every text; it does not change while the site lives: another language is another page. */
  readonly locale: Locale;
  /** The beginning of every address of the site, without a slash at its end: `/pubg`. */
  readonly basePath: string;
  /** Scheme and host under which visitors reach the site, for canonical addresses: `https://hotdrop.example`. */
  readonly origin: string;
  /** Whether this site lives on a server (for one request) or in a browser (until the tab closes). */
  readonly side: 'server' | 'browser';
  /** The game's calls. Failures are values; a call never throws but for a bug. */
  readonly api: Api;
  /** State that the whole site shares. Read it with selectors and change it with actions of `@hotdrop/shared-domain/store`. */
  readonly store: SiteStore;
  /** Addresses of pages that other areas link to. */
  readonly links: Links;
  /** The visitor's favorites. They live in the browser: on the server the list is empty. */
  readonly favorites: Favorites;
  /**
   * The time. While a page hydrates this is the time at which the server drew it, so that "5 minutes ago" is the
   * same on both sides; afterwards it runs.
   */
  readonly now: () => number;
  /** The areas' parts for slots. Absent in hosts of an older contract, and in hosts that show none. */
  readonly parts?: SiteParts | undefined;
  /** Reports a failure to the site's operator without telling the visitor. Never throws. */
  readonly report: (error: unknown, about: { readonly area: string; readonly page?: string }) => void;
}

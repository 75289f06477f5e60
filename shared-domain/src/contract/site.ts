import type { Favorites } from '../favorites/index.ts';
import type { Game } from '../game/index.ts';
import type { Links } from '../links/index.ts';
import type { Locale } from '../locale/index.ts';
import type { SiteStore } from '../store/index.ts';
import type { Api } from '../wire/index.ts';

/**
 * All that an area knows of the site that hosts it. A host makes one for each request on the server and one in
 * the browser, and hands it to `Area.routes` or `Mount`.
 */
export interface Site {
  /** The game whose figures are shown. An area never assumes which. */
  readonly game: Game;
  /** The language of every text; it does not change while the site lives: another language is another page. */
  readonly locale: Locale;
  /** What every address of the site starts with, without a slash at its end: `/pubg`. */
  readonly basePath: string;
  /** Scheme and host under which visitors reach the site, for canonical addresses: `https://hotdrop.example`. */
  readonly origin: string;
  /** Whether this site lives on a server (for one request) or in a browser (until the tab closes). */
  readonly side: 'server' | 'browser';
  /** The game's calls. Failures are values; a call never throws but for a bug. */
  readonly api: Api;
  /** What the whole site shares. Read by selectors, changed by actions of `@hotdrop/shared-domain/store`. */
  readonly store: SiteStore;
  /** Every address of the site, asked for by meaning. */
  readonly links: Links;
  /** The visitor's favorites. They live in the browser: on the server the list is empty. */
  readonly favorites: Favorites;
  /**
   * The time. While a page hydrates this is the time at which the server drew it, so that "5 minutes ago" is the
   * same on both sides; afterwards it runs.
   */
  readonly now: () => number;
  /** Tells the site's operator of a failure that the visitor need not see. Never throws. */
  readonly report: (error: unknown, about: { readonly area: string; readonly page?: string }) => void;
}

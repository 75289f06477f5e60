import type { Game } from '../game/index.ts';
import type { Locale } from '../locale/index.ts';
import type { SiteStore } from '../store/state.ts';
import type { SiteParts } from './parts.ts';

/**
 * Everything an area knows about its host. A host creates one for each request on the server and one in the browser,
 * and passes it to `Area.routes` or `Mount`.
 */
export interface Site {
  /** The game of the site. An area works with any game. */
  readonly game: Game;
  /** The language of every text. It never changes, because another language is another page. */
  readonly locale: Locale;
  /** The prefix of every address of the site, without a trailing slash: `/pubg`. */
  readonly basePath: string;
  /** Scheme and host under which visitors reach the site, for canonical addresses: `https://hotdrop.example`. */
  readonly origin: string;
  /** The name of the site for the titles of documents. Empty if they have none. */
  readonly siteName: string;
  /** Where this site exists: on a server (for one request) or in a browser (until the tab closes). */
  readonly side: 'server' | 'browser';
  /**
   * Sends a request to the site's API (`/api/v1/…`) or to an area's own service (`/areas/mf-clans/api/…`). The site adds
   * the visitor's limits and a deadline, and areas share identical reads in flight. It rejects as `fetch` does: with a
   * `TypeError` without an answer, and with a `TimeoutError` after the deadline. `apiOf` of `@hotdrop/shared-domain/wire`
   * has all calls of the API, and `callsOf` of `/own-calls` those of an area.
   */
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
  /**
   * The state that all areas share. Read it with selectors and change it with actions of
   * `@hotdrop/shared-domain/store` and `/favorites`.
   */
  readonly store: SiteStore;
  /** The values that the site's operator has set for this area. `settingsOf` knows their type. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** The addresses of pages, by the names that areas give their links: `linkTo('profile', { shard, name })`. */
  readonly linkTo: LinkTo;
  /** The current time. Until hydration it is `drawnAt`. */
  readonly now: () => number;
  /** The time at which the page was drawn, so that "5 minutes ago" is the same on both sides when a part hydrates late. */
  readonly drawnAt: number;
  /** The areas' parts for slots. Absent in hosts that show none. */
  readonly parts?: SiteParts | undefined;
  /** Reports a failure to the site's operator; the visitor sees nothing of it. Never throws. */
  readonly report: (error: unknown, about: { readonly area: string; readonly page?: string }) => void;
}

/** The values of a link's parameters. A list repeats its query parameter. */
export type LinkValues = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** Returns the address of a page, or undefined if nobody provides the link or a required value is missing. */
export type LinkTo = (name: string, about?: LinkValues) => string | undefined;

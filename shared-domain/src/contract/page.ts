import type { LazyRouteFunction, RouteObject } from 'react-router-dom';

/** The `handle` of a route with a page. */
export interface PageHandle {
  /** Chunk of the route's lazy import. The server preloads its files with the page. */
  readonly chunk: string;
  /** Chunks that the page loads later. The server's HTML needs their styles with the page, and not their scripts. */
  readonly laterChunks?: readonly string[];
  /**
   * Chooses those of `laterChunks` that the page shows with the data of its loader, so that a page has no styles of
   * states that it does not show.
   */
  readonly chooseLater?: (data: never) => readonly string[];
}

/**
 * Sets a route's lazy import and the name of its chunk. The build fails when the import has another chunk name:
 *
 *     ...page('rating', () =>
 *       import(/* webpackChunkName: "rating" *\/ './rating.page.tsx').then(({ RatingPage }) => ({ Component: RatingPage })))
 */
export const page = (
  chunk: string,
  lazy: LazyRouteFunction<RouteObject>,
  more: Omit<PageHandle, 'chunk'> = {},
) => ({
  handle: { chunk, ...more } satisfies PageHandle,
  lazy,
});

import type { LazyRouteFunction, RouteObject } from 'react-router-dom';

/** The `handle` of a route with a page. */
export interface PageHandle {
  /** Chunk of the route's lazy import. The server preloads its files with the page. */
  readonly chunk: string;
}

/**
 * Sets a route's lazy import. The build gives its chunk this name, which is unique in the area:
 *
 *     ...page('rating', () => import('./rating.page.tsx').then(({ RatingPage }) => ({ Component: RatingPage })))
 */
export const page = (chunk: string, lazy: LazyRouteFunction<RouteObject>) => ({
  handle: { chunk } satisfies PageHandle,
  lazy,
});

import type { LazyRouteFunction, RouteObject } from 'react-router-dom';
import type { Site } from './site.ts';

/**
 * The React side of an area. The module exposed as `./area` exports it as `area`.
 *
 * The shell calls `routes` with the site that it created: on the server for each request, in the browser once to show
 * the area and once more when it prefetches pages. Each call returns new routes. The promise resolves when the area's
 * texts in the site's language are loaded, so that pages never appear in the wrong language first.
 */
export interface Area {
  /**
   * React Router routes whose paths are relative to the site's base path, loaders and middleware included.
   * Every page is a lazily imported chunk: `page()` sets the import and its name.
   */
  routes(site: Site): Promise<RouteObject[]>;
}

/** The `handle` of a route. */
export interface RouteHandle {
  /** Chunk of the route's lazy import. The server preloads its files with the page. */
  readonly chunk?: string;
  /**
   * The route draws a picture for link previews, 1200 × 630. It has no component: its loader returns the SVG elements to
   * draw, as a React node, or null and a status if there is nothing to draw. Colors are tokens (`fill="var(--text)"`),
   * and text needs no font family. Only servers draw pictures.
   */
  readonly isPicture?: boolean;
}

/**
 * The entry of an area for any other shell (Vue, plain HTML). The module exposed as `./mount` exports it as `mount`.
 * The area renders into `element` with its own router. Rejects, and leaves `element` as it is, when it cannot.
 */
export type Mount = (element: Element, site: Site, options: MountOptions) => Promise<MountedArea>;

export interface MountOptions {
  /** The initial path, relative to the site's base path: `ranks/steam/squad`. */
  readonly path: string;
  /**
   * Where the browser's address names the page: in its path, below the site's base path (the default), in its part after
   * `#`, or nowhere. Back works in each.
   */
  readonly address?: 'url' | 'hash' | 'none' | undefined;
  /** Renders into a shadow root with the area's own tokens and styles, which no style of the page reaches. */
  readonly isolate?: boolean | undefined;
  /** Whether pages of the area set the document's title and description. The default is true. */
  readonly title?: boolean | undefined;
}

export interface MountedArea {
  /** Goes to another path of the area. */
  update(options: Pick<MountOptions, 'path'>): void;
  /** Removes everything that the area rendered, and its listeners. */
  unmount(): void;
}

/**
 * Sets a route's lazy import. The build gives its chunk this name, which is unique in the area:
 *
 *     ...page('rating', () => import('./rating.page.tsx').then(({ RatingPage }) => ({ Component: RatingPage })))
 */
export const page = (chunk: string, lazy: LazyRouteFunction<RouteObject>) => ({
  handle: { chunk } satisfies RouteHandle,
  lazy,
});

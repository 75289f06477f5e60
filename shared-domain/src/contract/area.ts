import type { RouteObject } from 'react-router-dom';
import type { Site } from './site.ts';

/**
 * What an area gives a React shell: the module exposed as `./area` exports this as `area`.
 *
 * The shell calls `routes` for the site it makes: on the server for each request, in the browser once to show the area
 * and once more when it fetches pages ahead. Each call gives routes of its own.
 * The promise resolves when the area's texts in the site's language are there, so that what the routes draw
 * is never in a wrong language first.
 */
export interface Area {
  /**
   * React Router routes whose paths are relative to the site's base path, loaders included.
   * Every page is a lazily imported chunk: `page()` sets the import and its name.
   */
  routes(site: Site): Promise<RouteObject[]>;
}

/**
 * What a route carries in `handle` that draws a picture for link previews, 1200 × 630. It has no component: its loader
 * answers with the SVG elements to draw, as a React node; colors are tokens (`fill="var(--text)"`), and letters need
 * no face named. Or with null and a status, when there is nothing to draw. Only a server draws pictures.
 */
export interface PictureHandle {
  readonly isPicture: true;
}

/**
 * What an area gives any other shell (Vue, plain HTML): the module exposed as `./mount` exports this as `mount`.
 * The area draws into `element` and brings its own router, which reads `path` (relative to the base path) and
 * writes the browser's address under the site's base path.
 */
export type Mount = (element: Element, site: Site, options: MountOptions) => Promise<MountedArea>;

export interface MountOptions {
  /** Where to start, relative to the site's base path: `ranks/steam/squad`. */
  readonly path: string;
}

export interface MountedArea {
  /** Goes to another path of the area. */
  update(options: MountOptions): void;
  /** Takes everything away that the area drew or listens to. */
  unmount(): void;
}

import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { findArea } from './find-area.ts';

interface Discovery {
  readonly basePath: string;
  readonly areas: readonly { readonly id: string; readonly routes: readonly string[] }[];
  /** The ids of areas with routes in the initial tree. */
  readonly known: readonly string[];
  /** The id of the route that gets the areas as children. */
  readonly parentId: string;
  /** Loads an area and creates its route. Rejects when it cannot. */
  readonly route: (area: { readonly id: string }) => Promise<RouteObject>;
}

/** Adds an area's routes when a visitor first navigates to it. The next navigation retries a failure. */
export function discoverAreas({
  basePath,
  areas,
  known,
  parentId,
  route,
}: Discovery): PatchRoutesOnNavigationFunction {
  const found = new Set(known);
  return async ({ path, patch }) => {
    const area = findArea(areas, basePath, path);
    if (!area || found.has(area.id)) return;
    const discovered = await route(area);
    // Two navigations can run at once.
    if (found.has(area.id)) return;
    found.add(area.id);
    patch(parentId, [discovered]);
  };
}

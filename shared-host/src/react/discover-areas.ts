import { matchPath } from 'react-router';
import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';

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

/** Finds the area of an address from data only, so that no area's code is needed. */
export function findArea<T extends { readonly routes: readonly string[] }>(
  areas: readonly T[],
  basePath: string,
  pathname: string,
): T | undefined {
  return areas.find(({ routes }) => routes.some((route) => matchPath(`${basePath}/${route}`, pathname)));
}

import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { findArea } from './find-area.ts';

interface Discovery {
  readonly basePath: string;
  readonly areas: readonly { readonly id: string; readonly routes: readonly string[] }[];
  /** Areas whose routes are in the tree from the start. */
  readonly known: readonly string[];
  /** The route under which areas hang. */
  readonly parentId: string;
  /** Loads an area and makes its route; rejects when it cannot. */
  readonly route: (area: { readonly id: string }) => Promise<RouteObject>;
}

/** Finds an area's routes when a visitor first goes to one of its addresses. A failure is tried again next time. */
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
    // Two navigations may have asked at once.
    if (found.has(area.id)) return;
    found.add(area.id);
    patch(parentId, [discovered]);
  };
}

import type { Site } from '@hotdrop/shared-domain/contract';
import type { LoadedArea, PageArea } from '@hotdrop/shared-host/browser';
import { failedAreaRoute, loadAreaRoute, serverContentRoute } from '@hotdrop/shared-host/react';
import type { RouteObject } from 'react-router-dom';
import { AreaFailed } from '../pages/area-failed.tsx';

/** Loads the route of the area on the first page. If it fails to load, the server's content stays on screen. */
export async function loadFirstAreaRoute(
  area: PageArea,
  load: (id: string) => Promise<LoadedArea>,
  site: Site,
  onRendered: () => void,
): Promise<RouteObject> {
  if (area.status === 'failed') {
    onRendered();
    return failedAreaRoute(area, AreaFailed);
  }
  return loadAreaRoute({ id: area.id, load, site, Failed: AreaFailed, onRendered }).catch(
    (error: unknown) => {
      onRendered();
      // The server's content shows them, and the router would look for the routes that are missing.
      if (globalThis.__staticRouterHydrationData) globalThis.__staticRouterHydrationData.errors = null;
      return serverContentRoute({ ...area, reason: String(error) }, AreaFailed);
    },
  );
}

import type { Site } from '@hotdrop/shared-domain/contract';
import type { LoadedArea, PageArea } from '@hotdrop/shared-host/browser';
import { failedAreaRoute, loadAreaRoute } from '@hotdrop/shared-host/react';
import type { RouteObject } from 'react-router-dom';
import { AreaFailed } from '../pages/area/area-failed.tsx';

/** Loads the route of the area on the first page. If the area fails to load, the route shows the failure. */
export async function loadFirstAreaRoute(
  area: PageArea,
  load: (id: string) => Promise<LoadedArea>,
  site: Site,
  onRendered: () => void,
): Promise<RouteObject> {
  const failed = (reason: string) => {
    onRendered();
    return failedAreaRoute({ ...area, reason }, AreaFailed);
  };
  if (area.status === 'failed') return failed(area.reason);
  return loadAreaRoute({ id: area.id, load, site, Failed: AreaFailed, onRendered }).catch((error: unknown) =>
    failed(String(error)),
  );
}

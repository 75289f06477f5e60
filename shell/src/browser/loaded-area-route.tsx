import type { Site } from '@hotdrop/shared-domain/contract';
import { type LoadedArea, type PageArea, retryChunks } from '@hotdrop/shared-host/browser';
import { areaRoute, failedAreaRoute } from '@hotdrop/shared-host/react';
import type { RouteObject } from 'react-router-dom';
import { AreaFailed } from '../pages/area-failed.tsx';

type Load = (id: string) => Promise<LoadedArea>;

/** The route of an area for a visit that goes there now; rejects when it cannot be loaded, so that it is tried anew. */
export async function mountableAreaRoute(
  { id }: { id: string },
  load: Load,
  site: Site,
  onShown?: () => void,
): Promise<RouteObject> {
  const loaded = await load(id);
  if (loaded.status === 'failed') {
    site.report(loaded.reason, { area: id });
    throw new Error(loaded.reason);
  }
  return areaRoute(id, retryChunks(await loaded.area.routes(site)), AreaFailed, onShown);
}

/** The route of the area that the page shows; what could not be loaded is drawn in its place. */
export async function loadedAreaRoute(
  area: PageArea,
  load: Load,
  site: Site,
  onShown: () => void,
): Promise<RouteObject> {
  const failed = (reason: string) => {
    onShown();
    return failedAreaRoute({ ...area, reason }, AreaFailed);
  };
  if (area.status === 'failed') return failed(area.reason);
  return mountableAreaRoute(area, load, site, onShown).catch((error: unknown) => failed(String(error)));
}

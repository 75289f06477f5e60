import type { Site } from '@hotdrop/shared-domain/contract';
import type { RouteObject } from 'react-router-dom';
import type { LoadedArea } from '../browser/load-area.ts';
import { loadTwice } from '../browser/load-twice.ts';
import { reloadOnce } from '../browser/reload-guard.ts';
import { retryChunks } from '../browser/retry-chunks.ts';
import { type AreaFailedPanel, areaRoute, NotLoadedError } from './area-route.tsx';

interface AreaToLoad {
  readonly id: string;
  readonly load: (id: string) => Promise<LoadedArea>;
  readonly site: Site;
  readonly Failed: AreaFailedPanel;
  readonly onRendered?: (() => void) | undefined;
  /** Loads a new document after a page's code was lost. */
  readonly loadDocument?: () => void;
}

/** Loads an area and creates its route. Rejects when it cannot load, so that the caller can retry. */
export async function loadAreaRoute({
  id,
  load,
  site,
  Failed,
  onRendered,
  loadDocument = reloadOnce,
}: AreaToLoad): Promise<RouteObject> {
  const loaded = await load(id);
  if (loaded.status === 'failed') {
    site.report(loaded.reason, { area: id });
    throw new NotLoadedError(loaded.reason);
  }
  // The routes load the area's texts.
  const routes = await loadTwice(() => loaded.area.routes(site));
  return areaRoute(id, retryChunks(routes, loadDocument), Failed, onRendered);
}

import type { Site } from '@hotdrop/shared-domain/contract';
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { matchPath } from 'react-router';
import {
  Outlet,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  useLocation,
  useRouteError,
} from 'react-router-dom';
import type { LoadedArea } from '../browser/load-area.ts';
import { isChunkFailure, loadTwice, reloadOnce, retryChunks } from '../browser/lost-files.ts';

/** This document does not have the code of an area: the server did not pin it, or a fetch failed. */
class NotLoadedError extends Error {}

/** Whether only a page load helps: a document keeps its pinned set and its failed chunks. */
export const needsNewDocument = (error: unknown): boolean =>
  error instanceof NotLoadedError || isChunkFailure(error);

/** Renders instead of an area that threw or could not be loaded. */
type AreaFailedPanel = ComponentType<{ readonly area: string; readonly error: unknown }>;

interface AreaRouteOptions {
  /** The area's language, if it lacks the page's. */
  readonly lang?: string | undefined;
  /** Called after the area is rendered or hydrated. React hydrates it after the rest of the page. */
  readonly onRendered?: (() => void) | undefined;
}

/**
 * Creates a route with an error boundary around an area's routes, so that a failure leaves the rest of the page. On the
 * server, the Suspense boundary catches errors; in the browser, the route's error element does.
 */
export function areaRoute(
  area: string,
  routes: RouteObject[],
  Failed: AreaFailedPanel,
  { lang, onRendered }: AreaRouteOptions = {},
): RouteObject {
  const OnError = () => <Failed area={area} error={useRouteError()} />;
  return {
    id: area,
    element: (
      <div style={contents} lang={lang}>
        <Suspense fallback={<Failed area={area} error={undefined} />}>
          <Outlet />
          {onRendered && <RunEffect run={onRendered} />}
        </Suspense>
      </div>
    ),
    // Inside of the boundary, so that the route's own element stays mounted after an error.
    children: [{ errorElement: <OnError />, children: routes }],
  };
}

/** The element around an area, which does not change the layout. Its server content can stay without the area's code. */
const contents = { display: 'contents' };

/**
 * Creates the routes of an area that the server has rendered and whose code the browser could not load. The server's
 * content stays on screen until the visitor goes to another address, which shows the panel.
 */
export function serverContentRoute(
  area: { readonly id: string; readonly routes: readonly string[]; readonly reason: string },
  Failed: AreaFailedPanel,
): RouteObject {
  const panel = <Failed area={area.id} error={new NotLoadedError(area.reason)} />;
  return {
    id: area.id,
    element: <ServerContent panel={panel} />,
    // The same levels as in `areaRoute`, since the server's data names routes by their position.
    children: [{ children: area.routes.map((path) => ({ path, element: null })) }],
  };
}

function ServerContent({ panel }: { readonly panel: ReactNode }) {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const isHydrating = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  const [rendered, setRendered] = useState(isHydrating ? address : null);
  // The content is gone after the visitor has left its address.
  if (rendered !== null && rendered !== address) setRendered(null);
  if (rendered !== address) return panel;
  return (
    <div
      style={contents}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: With any HTML, React leaves the content of the server alone.
      dangerouslySetInnerHTML={serverHtml}
    />
  );
}

/** React hydrates an element without setting this, and never sets it later because it does not change. */
const serverHtml = { __html: '' };

/** Creates the routes of an area that could not be loaded: its addresses are known, its code is not. */
export function failedAreaRoute(
  area: { readonly id: string; readonly routes: readonly string[]; readonly reason: string },
  Failed: AreaFailedPanel,
): RouteObject {
  const element = <Failed area={area.id} error={new NotLoadedError(area.reason)} />;
  return {
    id: area.id,
    children: area.routes.map((path) => ({ path, element, loader: respondUnavailable })),
  };
}

/** Gives the response its status, because the page exists but the area is not available. */
const respondUnavailable = () => new Response(null, { status: 503 });

function RunEffect({ run }: { readonly run: () => void }) {
  useEffect(run, [run]);
  return null;
}

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
  return areaRoute(id, retryChunks(routes, loadDocument), Failed, { lang: loaded.lang, onRendered });
}

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

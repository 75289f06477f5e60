import type { ComponentType, ReactNode } from 'react';
import { Suspense, use, useEffect, useState } from 'react';
import { Outlet, type RouteObject, useLocation, useRouteError } from 'react-router-dom';
import { NotLoadedError } from './not-loaded-error.ts';

/** Renders instead of an area that threw or could not be loaded. */
export type AreaFailedPanel = ComponentType<{ readonly area: string; readonly error: unknown }>;

/**
 * Creates a route with an error boundary around an area's routes, so that a failure leaves the rest of the page. On the
 * server, the Suspense boundary catches errors; in the browser, the route's error element does.
 */
export function areaRoute(
  area: string,
  routes: RouteObject[],
  Failed: AreaFailedPanel,
  /** Called after the area is rendered or hydrated. React hydrates it after the rest of the page. */
  onRendered?: () => void,
): RouteObject {
  const OnError = () => <Failed area={area} error={useRouteError()} />;
  return {
    id: area,
    element: (
      <Suspense fallback={<Failed area={area} error={undefined} />}>
        <Outlet />
        {onRendered && <RunEffect run={onRendered} />}
      </Suspense>
    ),
    // Inside of the boundary, so that the route's own element stays mounted after an error.
    children: [{ errorElement: <OnError />, children: routes }],
  };
}

/**
 * Creates the routes of an area that the server has rendered and whose code the browser could not load. React does not
 * hydrate a part that waits, so the server's content stays on screen. The next navigation shows the panel.
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
  const { key } = useLocation();
  const [firstKey] = useState(key);
  // Content of the first address would be wrong at another one.
  if (key !== firstKey) return panel;
  return (
    <Suspense fallback={panel}>
      <Never />
    </Suspense>
  );
}

const never = new Promise<never>(() => {});
const Never = () => use(never);

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

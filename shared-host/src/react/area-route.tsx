import type { ComponentType } from 'react';
import { Suspense, useEffect } from 'react';
import { Outlet, type RouteObject, useRouteError } from 'react-router-dom';
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

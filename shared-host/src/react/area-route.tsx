import type { ComponentType } from 'react';
import { Suspense, useEffect } from 'react';
import { Outlet, type RouteObject, useRouteError } from 'react-router-dom';
import { NotLoadedError } from './not-loaded-error.ts';

/** Draws in an area's place when it could not be loaded or threw. */
export type AreaFailedPanel = ComponentType<{ readonly area: string; readonly error: unknown }>;

/**
 * An area's routes behind a boundary of their own. Whatever fails in them is drawn in their place, and the rest of
 * the page stays. On the server a throw while rendering ends at the Suspense boundary, in the browser at the
 * route's error element.
 */
export function areaRoute(
  area: string,
  routes: RouteObject[],
  Failed: AreaFailedPanel,
  /** Called when the area has been drawn or hydrated: React hydrates it after the rest of the page. */
  onRendered?: () => void,
): RouteObject {
  const OnError = () => <Failed area={area} error={useRouteError()} />;
  return {
    id: area,
    element: (
      <Suspense fallback={<Failed area={area} error={undefined} />}>
        <Outlet />
        {onRendered && <Effect run={onRendered} />}
      </Suspense>
    ),
    // Inside of the boundary, so that the route's own element stays mounted around what failed.
    children: [{ errorElement: <OnError />, children: routes }],
  };
}

/** Stands in for an area that could not be loaded: its addresses are known, its code is not. */
export function failedAreaRoute(
  area: { readonly id: string; readonly routes: readonly string[]; readonly reason: string },
  Failed: AreaFailedPanel,
): RouteObject {
  const element = <Failed area={area.id} error={new NotLoadedError(area.reason)} />;
  return { id: area.id, children: area.routes.map((path) => ({ path, element, loader: unavailable })) };
}

/** Gives the answer its status: the page is there, what it should show is not. */
const unavailable = () => new Response(null, { status: 503 });

function Effect({ run }: { readonly run: () => void }) {
  useEffect(run, [run]);
  return null;
}

import type { Site } from '@hotdrop/shared-domain/contract';
import { areaRoute, failedAreaRoute, findArea } from '@hotdrop/shared-host/react';
import type { ReadyArea, ReleaseSet } from '@hotdrop/shared-host/server';
import { withDeadline } from '@hotdrop/shared-host/store';
import type { RouteObject } from 'react-router-dom';
import type { Override } from '../../handover.ts';
import { AreaFailed } from '../../pages/area/area-failed.tsx';
import { OverridePlaceholder } from '../../pages/area/override-placeholder.tsx';
import { unknownArea } from './unknown-area.ts';

/** The area that a page shows, with its routes; or what stands in for it. */
export type ShownArea =
  | {
      readonly status: 'ready';
      readonly id: string;
      readonly pinned: ReadyArea;
      readonly tried: ReadyArea;
      readonly route: RouteObject;
      /** The same addresses without the area's code. */
      readonly withoutIt: (reason: string) => FailedShownArea;
    }
  | AwaitedArea
  | FailedShownArea;

/** Drawn by the visitor's browser alone, whose code comes from elsewhere. */
interface AwaitedArea {
  readonly status: 'awaited';
  readonly id: string;
  readonly pinned?: undefined;
  readonly tried?: undefined;
  readonly route: RouteObject;
}

interface FailedShownArea {
  readonly status: 'failed';
  readonly id: string;
  readonly reason: string;
  readonly pinned?: undefined;
  /** The version whose own code failed; none where the area was out before. */
  readonly tried: ReadyArea | undefined;
  readonly route: RouteObject;
}

export async function shownArea(
  set: ReleaseSet,
  site: Site,
  pathname: string,
  { deadline, override }: { readonly deadline: number; readonly override?: Override | undefined },
): Promise<ShownArea | undefined> {
  const known = set.areas.map((pinned) => ({ pinned, routes: pinned.manifest?.routes ?? [] }));
  const found = findArea(known, site.basePath, pathname);
  // Which addresses are its now, only its own manifest can say: all that nobody else has may be.
  if (override && (found?.pinned.area ?? override.area) === override.area) {
    return awaitedArea(override.area, found?.routes ?? ['*']);
  }
  if (!found) return set.problem ? unknownAreas(set.problem) : undefined;
  const { pinned, routes } = found;
  const id = pinned.area;
  const withoutIt = (reason: string): FailedShownArea => ({
    status: 'failed',
    id,
    reason,
    tried: pinned.status === 'ready' ? pinned : undefined,
    route: failedAreaRoute({ id, routes, reason }, AreaFailed),
  });
  if (pinned.status === 'failed') return withoutIt(pinned.reason);
  try {
    const routesOf = () => pinned.module.routes(site);
    const route = areaRoute(id, await withDeadline('Asking for its routes', deadline, routesOf), AreaFailed);
    return { status: 'ready', id, pinned, tried: pinned, route, withoutIt };
  } catch (error) {
    return withoutIt(String(error));
  }
}

const awaitedArea = (id: string, routes: readonly string[]): AwaitedArea => ({
  status: 'awaited',
  id,
  route: { id, element: <OverridePlaceholder />, children: routes.map((path) => ({ path, element: null })) },
});

/** While nobody knows which areas there are, an address that the shell does not know may be one of theirs. */
const unknownAreas = (reason: string): FailedShownArea => ({
  status: 'failed',
  id: unknownArea.id,
  reason,
  tried: undefined,
  route: failedAreaRoute({ ...unknownArea, reason }, AreaFailed),
});

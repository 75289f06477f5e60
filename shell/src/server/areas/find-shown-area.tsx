import { readAreaLocale, type Site } from '@hotdrop/shared-domain/contract';
import { createAreaSite, type PageSlot } from '@hotdrop/shared-host/parts';
import { areaRoute, failedAreaRoute, findArea } from '@hotdrop/shared-host/react';
import type { ReadyArea, ReleaseSet } from '@hotdrop/shared-host/server';
import { withDeadline } from '@hotdrop/shared-host/store';
import type { RouteObject } from 'react-router-dom';
import { AreaFailed, OverridePlaceholder } from '../../pages/area-failed.tsx';
import type { ReadSettings } from '../area-settings/create-settings-reader.ts';
import type { Fence } from '../fence/no-fence.ts';

/** The area of a page, with its routes. */
export type ShownArea = ReadyShownArea | OverriddenArea | FailedShownArea;

interface ReadyShownArea {
  readonly status: 'ready';
  readonly id: string;
  readonly pinned: ReadyArea;
  readonly attempted: ReadyArea;
  readonly route: RouteObject;
  /** The same routes with an error panel in place of the area. */
  readonly withoutArea: (error: unknown) => FailedShownArea;
}

/** The server renders a placeholder, since only the browser runs a developer's build. */
interface OverriddenArea {
  readonly status: 'overridden';
  readonly id: string;
  readonly pinned?: undefined;
  readonly attempted?: undefined;
  readonly route: RouteObject;
}

interface FailedShownArea {
  readonly status: 'failed';
  readonly id: string;
  readonly error: unknown;
  readonly pinned?: undefined;
  /** The version that failed on this page; undefined if no version could run before. */
  readonly attempted: ReadyArea | undefined;
  readonly route: RouteObject;
}

/** Placeholder for the areas whose addresses are unknown. */
export const unknownArea = { id: 'unknown-areas', routes: ['*'] } as const;

/**
 * The reason why an address that matches no area may still exist: the store is unreachable, or no version of an area has
 * a manifest that can be read and trusted.
 */
export const findUnknownReason = ({ areas, problem }: ReleaseSet): string | undefined =>
  problem ?? areas.flatMap((area) => (area.status === 'failed' && !area.manifest ? area.reason : []))[0];

interface Options {
  readonly timeout: number;
  /** The slots of the site's pages. */
  readonly slots: readonly PageSlot[];
  readonly readSettings: ReadSettings;
  readonly override?: string | undefined;
  readonly fence: Fence;
}

export async function findShownArea(
  set: ReleaseSet,
  site: Site,
  pathname: string,
  { timeout, slots, readSettings, override, fence }: Options,
): Promise<ShownArea | undefined> {
  const candidates = set.areas.map((pinned) => ({ pinned, routes: pinned.manifest?.routes ?? [] }));
  const found = findArea(candidates, site.basePath, pathname);
  // The override may have new routes, so it also gets every path that no other area has.
  if (override && (found?.pinned.area ?? override) === override) {
    return overriddenArea(override, found?.routes ?? ['*']);
  }
  if (!found) {
    const reason = findUnknownReason(set);
    return reason === undefined ? undefined : unknownAreaFailed(reason);
  }
  const { pinned, routes } = found;
  const id = pinned.area;
  const withoutArea = (error: unknown): FailedShownArea => ({
    status: 'failed',
    id,
    error,
    attempted: pinned.status === 'ready' ? pinned : undefined,
    route: failedAreaRoute({ id, routes, reason: String(error) }, AreaFailed),
  });
  if (pinned.status === 'failed') return withoutArea(pinned.reason);
  try {
    const locale = readAreaLocale(site.locale, pinned.manifest);
    const settings = readSettings(pinned);
    const areaRoutes = await withDeadline('The routes', timeout, () =>
      fence.run(pinned, async () =>
        pinned.module.routes(createAreaSite(site, { id, locale, slots, settings })),
      ),
    );
    const route = areaRoute(id, areaRoutes, AreaFailed, {
      lang: locale === site.locale ? undefined : locale,
    });
    return { status: 'ready', id, pinned, attempted: pinned, route, withoutArea };
  } catch (error) {
    return withoutArea(error);
  }
}

const overriddenArea = (id: string, routes: readonly string[]): OverriddenArea => ({
  status: 'overridden',
  id,
  route: { id, element: <OverridePlaceholder />, children: routes.map((path) => ({ path, element: null })) },
});

const unknownAreaFailed = (reason: string): FailedShownArea => ({
  status: 'failed',
  id: unknownArea.id,
  error: reason,
  attempted: undefined,
  route: failedAreaRoute({ ...unknownArea, reason }, AreaFailed),
});

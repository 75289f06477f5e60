import type { Site } from '@hotdrop/shared-domain/contract';
import type { LoadedArea, PageRelease } from '@hotdrop/shared-host/browser';
import { findArea } from '@hotdrop/shared-host/react';
import { onFirstInteraction, runWhenIdle } from '@hotdrop/shared-ui/browser';
import { matchRoutes, type RouteObject } from 'react-router';
import type { MenuEntry } from '../handover.ts';
import { keepStyles } from './keep-styles.ts';

export interface PrefetchOptions {
  readonly site: Site;
  readonly release: PageRelease;
  readonly menu: readonly MenuEntry[];
  readonly load: (id: string) => Promise<LoadedArea>;
}

/**
 * Starts prefetching on the first interaction. Evaluating an area takes about 50 ms on a phone, which visitors who only
 * look at one page do not need.
 */
export function prefetchOnInteraction(options: PrefetchOptions): void {
  if (isDataExpensive()) return;
  onFirstInteraction(() => {
    startPrefetching(options);
    // Ignore failures: the next page has its styles again.
    runWhenIdle(() => keepStyles().catch(() => {}));
  });
}

declare global {
  interface Navigator {
    /** Chromium only. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** Detects a 2G connection or the browser's data saver. */
function isDataExpensive(): boolean {
  const { connection } = navigator;
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

/**
 * Loads the code of pages in advance: those in the menu one by one when the browser is idle, others when the visitor
 * points at a link to them. It does not load data, which would be stale by the time of the visit.
 */
function startPrefetching({ site, release, menu, load }: PrefetchOptions): void {
  const prefetched = new Set<string>([location.pathname]);
  // Create each area's routes once, because a list can contain hundreds of links to one area.
  const routesByArea = new Map<string, RouteObject[]>();

  const fetchPage = async (pathname: string) => {
    if (prefetched.has(pathname)) return;
    prefetched.add(pathname);
    const area = findArea(release.areas, site.basePath, pathname);
    if (!area) return;
    const loaded = await load(area.id);
    if (loaded.status === 'failed') return;
    const children = routesByArea.get(area.id) ?? (await loaded.area.routes(site));
    routesByArea.set(area.id, children);
    const matches = matchRoutes<RouteObject>([{ path: site.basePath, children }], pathname) ?? [];
    await Promise.all(matches.map(({ route }) => typeof route.lazy === 'function' && route.lazy()));
  };
  // Ignore failures: navigation to the page loads its code again and handles errors.
  const prefetch = (pathname: string) => fetchPage(pathname).catch(() => {});

  const prefetchMenu = ([next, ...rest]: readonly MenuEntry[]) => {
    if (next) runWhenIdle(() => prefetch(`${site.basePath}/${next.path}`).then(() => prefetchMenu(rest)));
  };
  prefetchMenu(menu);

  const onPoint = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link && link.origin === location.origin) void prefetch(link.pathname);
  };
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, onPoint, { passive: true });
}

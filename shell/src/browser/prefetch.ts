import type { Site } from '@hotdrop/shared-domain/contract';
import type { LoadedArea, PageRelease } from '@hotdrop/shared-host/browser';
import { findArea } from '@hotdrop/shared-host/react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { runWhenIdle } from '../frame/lazy/run-when-idle.ts';
import type { MenuEntry } from '../handover.ts';

export interface Prefetching {
  readonly site: Site;
  readonly release: PageRelease;
  readonly menu: readonly MenuEntry[];
  readonly load: (id: string) => Promise<LoadedArea>;
}

/**
 * Fetches the code of pages before they are asked for: those of the menu, one in each idle moment, any other when a
 * link to it is pointed at. Data is not fetched: it would be old by then.
 */
export function startPrefetching({ site, release, menu, load }: Prefetching): void {
  const done = new Set<string>([location.pathname]);
  // A list may hold hundreds of links into one area: its routes are made once for all of them.
  const known = new Map<string, RouteObject[]>();

  const fetchPage = async (pathname: string) => {
    if (done.has(pathname)) return;
    done.add(pathname);
    const area = findArea(release.areas, site.basePath, pathname);
    if (!area) return;
    const loaded = await load(area.id);
    if (loaded.status === 'failed') return;
    const children = known.get(area.id) ?? (await loaded.area.routes(site));
    known.set(area.id, children);
    const matches = matchRoutes<RouteObject>([{ path: site.basePath, children }], pathname) ?? [];
    await Promise.all(matches.map(({ route }) => typeof route.lazy === 'function' && route.lazy()));
  };
  // Whatever fails here fails again, and is dealt with, when the visitor goes there.
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

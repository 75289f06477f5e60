import type { Site } from '@hotdrop/shared-domain/contract';
import { durations } from '@hotdrop/shared-domain/rules';
import { createSiteStore, type SiteStore } from '@hotdrop/shared-domain/store';
import { createPartLoader, type LoadedArea, type PageRelease } from '@hotdrop/shared-host/browser';
import { prefetchParts } from '@hotdrop/shared-host/parts';
import { findArea } from '@hotdrop/shared-host/react';
import { createMemoryRouter, matchRoutes, type RouteObject } from 'react-router';

export interface PrefetchOptions {
  readonly site: Site;
  readonly release: PageRelease;
  readonly load: (id: string) => Promise<LoadedArea>;
  /** Reads answers that `site.fetch` uses for the next page. */
  readonly prefetch: Site['fetch'];
  /** The routes of the shell's own pages. */
  readonly routes: RouteObject[];
  /** Whether the page does not show this visitor a slot now. */
  readonly hides: (slot: string) => boolean;
}

declare global {
  interface Navigator {
    /** Chromium only. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** Detects a 2G connection or the browser's data saver. */
export function isDataExpensive(): boolean {
  const { connection } = navigator;
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

/**
 * Loads the page of a link when the visitor is about to open it: code, texts, and data together. A link that only comes
 * into view loads nothing.
 */
export function prefetchOnIntent(options: PrefetchOptions): void {
  const loadPage = createPageLoader(options);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pointed: HTMLAnchorElement | null = null;
  let opened = { address: '', at: 0 };

  const open = ({ pathname, search, relList }: HTMLAnchorElement, isPressed: boolean) => {
    // Such a page may cost a request to the game, which a pointer that only rests must not cause.
    const hasData = isPressed || !relList.contains('nofollow');
    const address = `${pathname}${search} ${hasData}`;
    const at = performance.now();
    if (opened.address === address && at - opened.at < durations.prefetchedAnswer) return;
    opened = { address, at };
    loadPage(pathname, search, hasData);
  };
  const onIntent = ({ type, target }: Event) => {
    const link = findLink(target);
    const isPressed = type === 'pointerdown';
    if (link === pointed && !isPressed) return;
    clearTimeout(timer);
    pointed = link;
    if (link && isPressed) open(link, true);
    else if (link) timer = setTimeout(() => open(link, false), durations.prefetchDelay);
  };
  // A touch begins with `pointerdown`.
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(type, onIntent, { passive: true });
}

/** The link to another page of the site at an event's target. */
function findLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  // A link to another language loads a document.
  if (!link || link.origin !== location.origin || link.hreflang || link.hasAttribute('download')) return null;
  return link.pathname + link.search === location.pathname + location.search ? null : link;
}

/** Creates a function that starts everything that a page needs. The next call stops what is still loading. */
function createPageLoader({ site, release, load, prefetch, routes, hides }: PrefetchOptions) {
  // Loaders may write into the store what belongs to their page, which is not on screen.
  const store: SiteStore = createSiteStore(site.store.getState());
  const pageSite: Site = { ...site, store, fetch: prefetch, report: () => {} };
  const loadPart = createPartLoader(release);
  // Each area's routes are created once, because a list can contain hundreds of links to one area.
  const routesByArea = new Map<string, RouteObject[]>();
  let stop = () => {};

  const loadAreaRoutes = async (id: string): Promise<RouteObject[]> => {
    const loaded = await load(id);
    if (loaded.status === 'failed') return [];
    const created = routesByArea.get(id) ?? (await loaded.area.routes(pageSite));
    routesByArea.set(id, created);
    return created;
  };

  const loadCode = async (all: RouteObject[], pathname: string) => {
    const matches = matchRoutes(all, pathname) ?? [];
    await Promise.all(matches.map(({ route }) => typeof route.lazy === 'function' && route.lazy()));
  };

  const loadRoutes = async (pathname: string, search: string, hasData: boolean, signal: AbortSignal) => {
    const area = findArea(release.areas, site.basePath, pathname);
    if (!area) return loadCode(routes, pathname);
    const children = await loadAreaRoutes(area.id);
    if (signal.aborted || children.length === 0) return;
    const all = [{ path: site.basePath, children }];
    if (!hasData) return loadCode(all, pathname);
    // A router without a page runs middleware, loaders, and lazy imports as the navigation will, also after a redirect.
    const router = createMemoryRouter(all, { initialEntries: [pathname + search] });
    signal.addEventListener('abort', () => router.dispose());
  };

  return (pathname: string, search: string, hasData: boolean): void => {
    stop();
    const controller = new AbortController();
    const { signal } = controller;
    stop = () => controller.abort();
    store.setState(site.store.getState(), true);
    // Ignore failures: the navigation loads everything again and handles them.
    loadRoutes(pathname, search, hasData, signal).catch(() => {});
    if (!hasData) return;
    prefetchParts({ pathname, search }, { ...release, site: pageSite, load: loadPart, hides, signal }).catch(
      () => {},
    );
  };
}

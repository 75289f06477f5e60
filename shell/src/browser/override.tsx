import type { Site } from '@hotdrop/shared-domain/contract';
import type { Locale } from '@hotdrop/shared-domain/locale';
import { type PageArea, type PageRelease, readRelease } from '@hotdrop/shared-host/browser';
import { showErrors } from '@hotdrop/shared-ui/dev/error-overlay';
import { tellError } from '@hotdrop/shared-ui/dev/messages';
import { data, isRouteErrorResponse, type RouteObject, type RouterProviderProps } from 'react-router-dom';
import { OverridePlaceholder, overridePlaceholderMark } from '../pages/area-failed.tsx';

interface ErrorWatch {
  readonly onError: NonNullable<RouterProviderProps['onError']>;
  readonly onReport: Site['report'];
}

/** Replaces one area of the page's release with the build that its developer serves. Files stay pinned by hash. */
export async function applyOverride(
  { areas, parts, slots, links }: PageRelease,
  id: string,
  locale: Locale,
): Promise<PageRelease> {
  const published = areas.find((area) => area.id === id);
  const values = published?.status === 'ready' ? { [id]: published.settings } : {};
  const developed = await readRelease('/areas/', [id], locale, { values });
  const overrides = developed.areas.map((area) => withFailureRoutes(area, published));
  reloadOnChanges();
  return {
    areas: published
      ? areas.flatMap((area) => (area === published ? overrides : area))
      : [...areas, ...overrides],
    parts: [...parts, ...developed.parts.map((part) => ({ ...part, isBrowserOnly: true }))],
    slots: [...slots, ...developed.slots],
    links: { ...links, ...developed.links },
  };
}

/** Gives an area that failed to load the routes of the published one. Without a published one, it gets all routes. */
function withFailureRoutes(area: PageArea, published: PageArea | undefined): PageArea {
  if (area.status === 'ready') return area;
  console.error(area.reason);
  return { ...area, routes: published?.routes ?? ['*'] };
}

/** Shows the errors of the developer's area above the page. */
export function watchErrors(area: string): ErrorWatch {
  showErrors(area);
  return {
    onError: (error, { location: { pathname }, errorInfo }) => {
      if (isRouteErrorResponse(error)) return;
      // The router logs only where nobody handles its errors.
      console.error(error);
      tellError(error, {
        title: `${pathname} did not render`,
        effect: 'Visitors see a panel with “Try again” in place of the page.',
        componentStack: errorInfo?.componentStack,
      });
    },
    onReport: (error, { area: from, page = from }) => {
      // A call that failed is a value.
      if (from === area && error instanceof Error)
        tellError(error, { title: `${page} failed`, effect: 'Visitors see the page without it.' });
    },
  };
}

/** Reloads the page after each build. */
function reloadOnChanges(): void {
  new EventSource('/changes').onmessage = () => location.reload();
}

/**
 * Hydrates the server's placeholder before it runs the loaders of the overridden area. The server renders the
 * placeholder because it does not run a developer's code. A URL that no area matches shows the not-found page.
 */
export function hydratePlaceholderFirst(areaRoutes: RouteObject[]): RouteObject[] {
  if (!document.querySelector(`[${overridePlaceholderMark}]`)) return areaRoutes;
  const { promise: hydrated, resolve } = Promise.withResolvers<null>();
  const placeholder = <OverridePlaceholder onHydrated={() => resolve(null)} />;
  const routes = areaRoutes.length > 0 ? areaRoutes : [{ path: '*', loader: notFound }];
  return [{ loader: () => hydrated, hydrateFallbackElement: placeholder, children: routes }];
}

const notFound = () => {
  throw data(null, { status: 404 });
};

import { matchRoutes, type RouteObject } from 'react-router';

/** Loads the code of the matched routes, because hydration would not match a page that is still loading. */
export async function resolveLazyRoutes(routes: RouteObject[], location: Location): Promise<void> {
  const lazyRoutes = (matchRoutes(routes, location) ?? []).map(({ route }) => route);
  await Promise.all(
    lazyRoutes.map(async (route) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

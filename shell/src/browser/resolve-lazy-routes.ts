import { matchRoutes, type RouteObject } from 'react-router';

/** Fetches the code of the routes that the page shows: hydration must not meet a page that is still on its way. */
export async function resolveLazyRoutes(routes: RouteObject[], location: Location): Promise<void> {
  const lazyRoutes = (matchRoutes(routes, location) ?? []).map(({ route }) => route);
  await Promise.all(
    lazyRoutes.map(async (route) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

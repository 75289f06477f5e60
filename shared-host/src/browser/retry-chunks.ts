import type { RouteObject } from 'react-router-dom';
import { isChunkFailure } from './chunk-failure.ts';
import { reloadOnce } from './reload-guard.ts';

/** Retries the load of every lazy page once, then reloads the page. The load still rejects. */
export function retryChunks(routes: RouteObject[], reload = reloadOnce): RouteObject[] {
  return routes.map((route) => {
    const { lazy, children } = route;
    return {
      ...route,
      ...(typeof lazy === 'function' && { lazy: () => loadTwice(lazy, reload) }),
      ...(children && { children: retryChunks(children, reload) }),
    } as RouteObject;
  });
}

async function loadTwice<T>(load: () => Promise<T>, reload: () => boolean): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isChunkFailure(error)) throw error;
  }
  try {
    return await load();
  } catch (error) {
    if (isChunkFailure(error)) reload();
    throw error;
  }
}

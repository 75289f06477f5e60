import type { RouteObject } from 'react-router-dom';
import { isChunkFailure } from './chunk-failure.ts';
import { reloadOnce } from './reload-guard.ts';

/** Gives every lazy page one more try, and then the guarded reload. The failure itself stays a failure. */
export function retryChunks(routes: RouteObject[], reload = reloadOnce): RouteObject[] {
  return routes.map((route) => {
    const { lazy, children } = route;
    return {
      ...route,
      ...(typeof lazy === 'function' && { lazy: () => twice(lazy, reload) }),
      ...(children && { children: retryChunks(children, reload) }),
    } as RouteObject;
  });
}

async function twice<T>(load: () => Promise<T>, reload: () => boolean): Promise<T> {
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

import type { RouteObject } from 'react-router-dom';
import { isChunkFailure, loadTwice } from './load-twice.ts';
import { reloadOnce } from './reload-guard.ts';

/** Retries the load of every lazy page once, then loads a new document. The load still rejects. */
export function retryChunks(routes: RouteObject[], loadDocument: () => void = reloadOnce): RouteObject[] {
  return routes.map((route) => {
    const { lazy, children } = route;
    const retried = typeof lazy === 'function' && { lazy: () => loadTwiceOrLeave(lazy, loadDocument) };
    return children
      ? { ...route, ...retried, index: false, children: retryChunks(children, loadDocument) }
      : { ...route, ...retried };
  });
}

async function loadTwiceOrLeave<T>(load: () => Promise<T>, loadDocument: () => void): Promise<T> {
  try {
    return await loadTwice(load);
  } catch (error) {
    if (isChunkFailure(error)) loadDocument();
    throw error;
  }
}

import { fetchWithCalls } from '../area-calls/fetch-with-calls.ts';
import type { PageRequest, Renderer } from './renderer.ts';
import { collectFailures, watchRequests } from './watch-requests.ts';

/** Creates the requests of a page: they count for its visitor, and their failures are known. */
export function connectPage(page: PageRequest, renderer: Renderer) {
  const failures = collectFailures();
  const { fetch, isWaiting } = watchRequests(
    fetchWithCalls({
      ...page,
      ...renderer,
      fetch: renderer.connectFetch(page.visitor, failures.add),
      onFailure: failures.add,
    }),
  );
  return { fetch, isWaiting, failures };
}

import type { Site } from '@hotdrop/shared-domain/contract';
import { type ApiFailure, networkFailure, readFailure, unknownCall } from '@hotdrop/shared-domain/wire';
import { findDeclared } from '@hotdrop/shared-host/server';
import { problem } from '../http/problem.ts';
import type { PageRequest } from '../rendering/renderer.ts';
import { apiTimeout } from '../timeouts.ts';
import type { AreaCalls } from './create-area-calls.ts';

interface Options extends Pick<PageRequest, 'set' | 'visitor' | 'origin'> {
  readonly areaCalls: AreaCalls;
  /** Answers what is no call of an area. */
  readonly fetch: Site['fetch'];
  /** Learns which calls got no data. */
  readonly onFailure: (failure: ApiFailure) => void;
}

/**
 * Answers the areas' own calls while a page renders, without a request to this server itself. Like the page's requests to
 * the API, they are anonymous.
 */
export const fetchWithCalls =
  ({ areaCalls, fetch, onFailure, set, visitor, origin }: Options): Site['fetch'] =>
  async (address, init = {}) => {
    const { pathname, search } = new URL(address, origin);
    const [, area = '', path = ''] = /^\/areas\/([^/]+)\/api(\/.*)$/.exec(pathname) ?? [];
    if (!area) return fetch(address, init);
    const manifests = set.areas.flatMap((pinned) =>
      pinned.area === area && pinned.manifest ? [pinned.manifest] : [],
    );
    const isRead = (init.method ?? 'GET') === 'GET';
    const found = isRead ? findDeclared(manifests, 'GET', path, search) : undefined;
    if (!found) {
      return problem(404, 'Unknown call', {
        type: unknownCall,
        detail: `${area} declares no such call for pages on servers.`,
      });
    }
    const signal = init.signal ?? undefined;
    const response = await areaCalls.fetch({
      ...found,
      area,
      site: origin,
      locale: visitor.locale,
      maxTimeout: apiTimeout,
      ...(signal && { signal }),
    });
    const call = `${area}/${found.name}`;
    if (signal?.aborted) onFailure(networkFailure(call, signal.reason));
    signal?.throwIfAborted();
    const failure = response.ok ? undefined : readFailure(call, response, {});
    if (failure) onFailure(failure);
    return response;
  };

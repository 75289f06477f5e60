import type { Site } from '../../contract/index.ts';
import type { Api } from '../failure.ts';
import { createLazyApi } from './lazy-api.ts';

const clients = new WeakMap<Site['fetch'], Api>();

/** The calls of the site's API. A failure is a value; a call never rejects. */
export function apiOf(site: Pick<Site, 'fetch' | 'locale' | 'report' | 'side'>): Api {
  const client = clients.get(site.fetch) ?? createLazyApi(site);
  clients.set(site.fetch, client);
  return client;
}

/**
 * Replaces the client of a fetch, for tests.
 * @internal
 */
export const replaceApi = (fetch: Site['fetch'], api: Api): void => void clients.set(fetch, api);

import type { ReadyArea } from './page-release.ts';

/** The federation container of an area's build: receives the shared modules and returns the exposed ones. */
export interface Container {
  init(shareScope: unknown): void | Promise<void>;
  get(module: string): Promise<() => unknown>;
}

declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: Readonly<Record<string, unknown>>;

/** Keyed by the entry's URL, because two versions of an area on one page use the same global name. */
const containers = new Map<string, Promise<Container>>();

/**
 * Fetches an area's container and gives it the shared modules: React, lingui, the router. The page already knows each
 * area's entry, so it needs no federation runtime to find it: 8 KB less on every first visit.
 */
export async function fetchContainer({ base, entry, global }: ReadyArea): Promise<Container> {
  const url = new URL(base + entry, document.baseURI).href;
  const running = containers.get(url) ?? runEntry(url, global);
  containers.set(url, running);
  const container = await running;
  await container.init(await openShareScope());
  return container;
}

/** Other bundlers share no modules, so areas bring their own. A container accepts only one scope. */
const emptyScope = {};

async function openShareScope(): Promise<unknown> {
  if (typeof __webpack_init_sharing__ === 'undefined') return emptyScope;
  await __webpack_init_sharing__('default');
  return __webpack_share_scopes__.default;
}

/** Runs an entry and reads its container from a global, which the next version's entry replaces. Allows a retry after a failure. */
async function runEntry(url: string, global: string): Promise<Container> {
  try {
    await fetchScript(url);
    const container: Container | Promise<Container> | undefined = Reflect.get(globalThis, global);
    if (!container) throw new Error(`${url} defined no container named ${global}.`);
    return await container;
  } catch (error) {
    containers.delete(url);
    throw error;
  }
}

function fetchScript(url: string): Promise<void> {
  const script = document.createElement('script');
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  script.addEventListener('load', () => resolve());
  script.addEventListener('error', () => {
    script.remove();
    reject(new Error(`${url} could not be loaded, or does not match its pinned hash.`));
  });
  script.crossOrigin = 'anonymous';
  const hash = globalThis.hotdropIntegrity?.(url);
  if (hash) script.integrity = hash;
  script.src = url;
  document.head.append(script);
  return promise;
}

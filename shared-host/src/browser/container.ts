import type { ReadyArea } from './page-release.ts';

/** What federation makes of an area's build: it takes what the page shares, and gives what the area exposes. */
export interface Container {
  init(shareScope: unknown): void | Promise<void>;
  get(module: string): Promise<() => unknown>;
}

declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: Readonly<Record<string, unknown>>;

/** By the address of the entry: a page may show two versions of an area, and both call their container alike. */
const containers = new Map<string, Promise<Container>>();

/**
 * Fetches an area's container and gives it what this page shares: React, lingui, the router. The page knows each area's
 * entry already, so it needs none of the federation runtime's ways to find one: 8 KB less on every first visit.
 */
export async function fetchContainer({ base, entry, global }: ReadyArea): Promise<Container> {
  const url = new URL(base + entry, document.baseURI).href;
  const running = containers.get(url) ?? runEntry(url, global);
  containers.set(url, running);
  const container = await running;
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  return container;
}

/** An entry leaves its container under a global, until the next version's entry runs. What fails is tried anew. */
async function runEntry(url: string, global: string): Promise<Container> {
  try {
    await fetchScript(url);
    const container: Container | Promise<Container> | undefined = Reflect.get(globalThis, global);
    if (!container) throw new Error(`${url} left no container called ${global}.`);
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
    reject(new Error(`${url} could not be loaded, or is not the pinned file.`));
  });
  script.crossOrigin = 'anonymous';
  const hash = globalThis.hotdropIntegrity?.(url);
  if (hash) script.integrity = hash;
  script.src = url;
  document.head.append(script);
  return promise;
}

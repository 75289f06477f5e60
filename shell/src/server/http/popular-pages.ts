import { LRUCache } from 'lru-cache';
import type { PageOutcome } from '../rendering/handle-page.ts';
import type { PageRequest } from '../rendering/renderer.ts';
import { chooseEncoding } from './compress.ts';

/** For how long, in ms, a page stays. A visitor who reloads a page sees a change after this time at the latest. */
const lifetime = 1_500;
/** Compressed pages. */
const maxBytes = 32 * 1_024 * 1_024;
const maxAddresses = 2_000;

/** Renders the page for one visitor, or for many. Undefined: the server is too busy. */
type Render = (isForMany: boolean) => Promise<PageOutcome | undefined>;
type RenderOnce = () => ReturnType<Render>;

interface KeptPage {
  readonly outcome: PageOutcome;
  readonly body: ArrayBuffer;
}

/**
 * Renders a page once for all who ask for it within a moment. The first of them gets a page of its own, so that a page
 * that only one visitor opens takes no memory and is never old.
 */
export function createPopularPages(perf: { now(): number } = performance) {
  const options = { ttl: lifetime, ttlResolution: 0, perf };
  const recent = new LRUCache<string, true>({ ...options, max: maxAddresses, updateAgeOnHas: true });
  const pages = new LRUCache<string, KeptPage, RenderOnce>({
    ...options,
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.byteLength + 1,
    fetchMethod: async (_key, _old, { context: render }) => {
      const outcome = await render();
      if (outcome?.response.status !== 200 || !outcome.isComplete || outcome.isRefused) return undefined;
      return { outcome, body: await outcome.response.arrayBuffer() };
    },
  });
  return async (key: string, render: Render): Promise<PageOutcome | undefined> => {
    if (!recent.has(key)) {
      recent.set(key, true);
      return render(false);
    }
    let rendered: ReturnType<Render> | undefined;
    const renderOnce: RenderOnce = () => {
      rendered ??= render(true);
      return rendered;
    };
    // The others do not share a failure: the visitor who asked first may have left, or may be refused.
    const page = await pages.fetch(key, { context: renderOnce }).catch(() => undefined);
    return page ? { ...page.outcome, response: copyResponse(page) } : renderOnce();
  };
}

export type PopularPages = ReturnType<typeof createPopularPages>;

const copyResponse = ({ outcome: { response }, body }: KeptPage) =>
  new Response(body, { status: response.status, headers: response.headers });

/** Everything that a page depends on. Publishing a version of an area or changing its settings changes it. */
export const createPageKey = ({ request, origin, visitor, set }: PageRequest): string =>
  JSON.stringify([
    origin,
    request.url,
    chooseEncoding(request.headers.get('accept-encoding')),
    // The bucket has chosen the versions, and a page for many has its styles.
    { ...visitor, forwardedFor: undefined, stickyId: undefined, styles: undefined },
    set.areas.map((pinned) =>
      pinned.status === 'ready'
        ? [pinned.area, pinned.version, pinned.settings?.revision]
        : [pinned.area, pinned.reason],
    ),
    set.problem,
  ]);

import { type LoadedPart, readSlotContext, type Site, type SlotName } from '@hotdrop/shared-domain/contract';
import type { PagePart } from './page-parts.ts';

/** A part with its code, its data, and the context that both belong to. */
export interface LivePart {
  readonly loaded: LoadedPart;
  readonly context: unknown;
  readonly data: unknown;
}

export interface PartStart {
  readonly part: PagePart;
  readonly slot: SlotName;
  readonly context: unknown;
  readonly site: Site;
  readonly load: (part: PagePart, site: Site) => Promise<LoadedPart>;
  /** The element in the part's place. */
  readonly box: Element;
  /** The data of the server's HTML. Without that HTML, the part loads its data itself. */
  readonly serverData: { readonly data: unknown } | undefined;
  readonly signal: AbortSignal;
}

/**
 * Brings a part to life in a browser. It is a chunk of its own, because most pages have only parts that need no
 * browser.
 */
export async function startPart({
  part,
  slot,
  context,
  site,
  load,
  box,
  serverData,
  signal,
}: PartStart): Promise<LivePart> {
  if (part.browser !== 'always') await waitUntilNear(box, signal);
  const loaded = await load(part, site);
  const checked = readSlotContext(slot, context);
  const { data } = serverData ?? { data: await loaded.load?.({ site, context: checked, signal }) };
  return { loaded, context: checked, data };
}

/** Distance in px at which a part begins to load, so that it is there when the visitor scrolls to it. */
const margin = 400;

/** Resolves when the element comes near the viewport. Rejects when the signal aborts before. */
function waitUntilNear(element: Element, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      resolve();
    },
    { rootMargin: `${margin}px 0px` },
  );
  observer.observe(element);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    reject(signal.reason);
  });
  return promise;
}

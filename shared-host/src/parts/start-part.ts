import {
  type LoadedPart,
  readSlotContext,
  type Site,
  type SlotName,
  slots,
} from '@hotdrop/shared-domain/contract';
import { getContextKey, getPartKey, type PagePart } from './page-parts.ts';

/** A part with its code, its data, and the context that both belong to. */
export interface LivePart {
  readonly loaded: LoadedPart;
  readonly context: unknown;
  readonly data: unknown;
}

/** A part that started with a navigation. */
export interface StartedPart {
  readonly live: Promise<LivePart>;
  readonly stop: AbortController;
}

export interface PartLoad {
  readonly part: PagePart;
  readonly slot: SlotName;
  readonly context: unknown;
  readonly site: Site;
  readonly load: (part: PagePart, site: Site) => Promise<LoadedPart>;
  readonly signal: AbortSignal;
}

export interface PartStart extends PartLoad {
  /** The element in the part's place. */
  readonly box: Element;
  /** The data of the server's HTML. Without that HTML, the part loads its data itself. */
  readonly serverData: { readonly data: unknown } | undefined;
  readonly started: Map<string, StartedPart> | undefined;
  /** The page reads its data again. */
  readonly isRefresh: boolean;
  /** The part needs to start only for new data. */
  readonly isDone: boolean;
}

/**
 * Starts a part in a browser. It is a chunk of its own, because most pages have only parts that need no
 * browser. Returns undefined for a part that has nothing to do.
 */
export async function startPart(start: PartStart): Promise<LivePart | undefined> {
  const { part, slot, box, serverData, signal, started, isDone } = start;
  // The context of an item slot comes from the page, so the page itself renders such a part again.
  const isRefresh = start.isRefresh && slots[slot].kind === 'page';
  if (isDone && !isRefresh) return undefined;
  if (isRefresh) return loadPart(start);
  const key = getStartKey(part, slot, start.context);
  const early = started?.get(key);
  if (early) {
    started?.delete(key);
    signal.addEventListener('abort', () => early.stop.abort());
    return early.live;
  }
  if (part.browser !== 'always') await waitUntilNear(box, signal);
  return loadPart(start, serverData);
}

/** Loads the code of a part, and its data unless the server has sent it. */
export async function loadPart(
  { part, slot, context, site, load, signal }: PartLoad,
  serverData?: PartStart['serverData'],
): Promise<LivePart> {
  const loaded = await load(part, site);
  const checked = readSlotContext(slot, context);
  const { data } = serverData ?? { data: await loaded.load?.({ site, context: checked, signal }) };
  return { loaded, context: checked, data };
}

/** Equal contexts have equal keys, whether a page or an address gives them. */
export const getStartKey = (part: PagePart, slot: SlotName, context: unknown) =>
  `${getPartKey(part)} ${getContextKey(part, readSlotContext(slot, context))}`;

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

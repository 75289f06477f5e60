import type { LoadedPart, Site } from '@hotdrop/shared-domain/contract';
import { type createBrowserRouter, createPath, type Path } from 'react-router';
import { findPageSlots } from './find-page-slots.ts';
import { getContextKey, getPartKey, type PagePart } from './page-parts.ts';
import { type PageSlot, readSlotContext } from './page-slots.ts';

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

interface PartLoad {
  readonly part: PagePart;
  readonly slot: PageSlot;
  readonly context: unknown;
  readonly site: Site;
  readonly load: (part: PagePart, site: Site) => Promise<LoadedPart>;
  readonly signal: AbortSignal;
}

interface PartStart extends PartLoad {
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
  const isRefresh = start.isRefresh && slot.kind === 'page';
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
async function loadPart(
  { part, slot, context, site, load, signal }: PartLoad,
  serverData?: PartStart['serverData'],
): Promise<LivePart> {
  const loaded = await load(part, site);
  const checked = readSlotContext(slot, context);
  const { data } = serverData ?? { data: await loaded.load?.(checked, signal) };
  return { loaded, context: checked, data };
}

/** Equal contexts have equal keys, whether a page or an address gives them. */
const getStartKey = (part: PagePart, slot: PageSlot, context: unknown) =>
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

export interface PageOfParts extends Pick<PartLoad, 'site' | 'load'> {
  readonly parts: readonly PagePart[];
  readonly slots: readonly PageSlot[];
  /** Whether the page does not show this visitor a slot now. By default it shows all. */
  readonly hides?: (slot: string) => boolean;
}

export interface NavigationOptions extends PageOfParts {
  readonly router: Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>;
  /** Receives the parts. Pass it to `createBrowserParts` as well. */
  readonly started: Map<string, StartedPart>;
}

/** Starts the code and the data of a page's parts with each navigation, beside the page's own, as servers do. */
export function startPartsOnNavigation({ router, started, ...options }: NavigationOptions): void {
  let target = '';
  router.subscribe(({ location, navigation }) => {
    const next = navigation.location ? createPath(navigation.location) : '';
    if (next === target) return;
    target = next;
    if (!navigation.location) return;
    for (const { stop } of started.values()) stop.abort();
    started.clear();
    const shown = findStarts(location, options);
    for (const [key, start] of findStarts(navigation.location, options)) {
      if (shown.has(key)) continue;
      const stop = new AbortController();
      const live = loadPart({ ...start, signal: stop.signal });
      // The part's place reports a failure if the visitor gets there.
      live.catch(() => {});
      started.set(key, { live, stop });
    }
  });
}

export interface PrefetchedParts extends PageOfParts {
  readonly signal: AbortSignal;
}

/** Loads the code and the data of a page's parts before the visitor opens it. */
export async function loadPartsOf(
  address: Pick<Path, 'pathname' | 'search'>,
  { signal, ...options }: PrefetchedParts,
): Promise<void> {
  const starts = [...findStarts(address, options).values()];
  await Promise.allSettled(starts.map((start) => loadPart({ ...start, signal })));
}

type EarlyStart = Omit<PartLoad, 'signal'>;

/** Finds the parts in the page slots of an address. Parts of item slots start with their items. */
function findStarts(
  { pathname, search }: Pick<Path, 'pathname' | 'search'>,
  { site, load, parts, slots, hides = () => false }: PageOfParts,
): Map<string, EarlyStart> {
  const searchParams = new URLSearchParams(search);
  return new Map(
    findPageSlots(slots, site.basePath, { pathname, searchParams }).flatMap(({ slot, context }) =>
      slot.kind === 'page' && !hides(slot.name)
        ? parts
            .filter((part) => part.slot === slot.name)
            .map((part) => [getStartKey(part, slot, context), { part, slot, context, site, load }] as const)
        : [],
    ),
  );
}

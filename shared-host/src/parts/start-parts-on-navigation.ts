import { isSlotName, slots } from '@hotdrop/shared-domain/contract';
import { type createBrowserRouter, createPath, type Path } from 'react-router';
import type { PagePart } from './page-parts.ts';
import { findPageSlots, type PageSlot } from './page-slots.ts';
import { getStartKey, loadPart, type PartLoad, type StartedPart } from './start-part.ts';

export interface NavigationOptions extends Pick<PartLoad, 'site' | 'load'> {
  readonly router: Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>;
  readonly parts: readonly PagePart[];
  readonly slots: readonly PageSlot[];
  /** Whether the page does not show this visitor a slot now. By default it shows all. */
  readonly hides?: (slot: string) => boolean;
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

type PartStart = Omit<PartLoad, 'signal'>;

/** Finds the parts in the page slots of an address. Parts of item slots start with their items. */
function findStarts(
  { pathname, search }: Pick<Path, 'pathname' | 'search'>,
  { site, load, parts, slots: offered, hides = () => false }: Omit<NavigationOptions, 'router' | 'started'>,
): Map<string, PartStart> {
  const searchParams = new URLSearchParams(search);
  return new Map(
    findPageSlots(offered, site.basePath, { pathname, searchParams }).flatMap(({ name: slot, context }) =>
      isSlotName(slot) && slots[slot].kind === 'page' && !hides(slot)
        ? parts
            .filter((part) => part.slot === slot)
            .map((part) => [getStartKey(part, slot, context), { part, slot, context, site, load }] as const)
        : [],
    ),
  );
}

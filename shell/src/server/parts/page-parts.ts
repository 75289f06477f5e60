import { type PartSource, readAreaLocale, type Site } from '@hotdrop/shared-domain/contract';
import { homeSlots } from '@hotdrop/shared-domain/slots';
import {
  createAreaSite,
  createOwnSlots,
  createServerParts,
  findPageSlots,
  getPartKey,
  type LeftPart,
  listParts,
  listSlots,
  type PagePart,
  type PageSlot,
  readSlotContext,
  type ServerPart,
} from '@hotdrop/shared-host/parts';
import type { ReadyArea, ReleaseSet } from '@hotdrop/shared-host/server';
import { DeadlineError, withDeadline } from '@hotdrop/shared-host/store';
import { findHiddenSlots } from '../../site/home-slots.ts';
import { warnOnce } from '../monitoring/log-once.ts';
import type { PageStyle } from '../rendering/page-hashes.ts';
import { readAreaStyles } from '../rendering/page-styles.tsx';
import type { PageRequest, Renderer } from '../rendering/renderer.ts';
import { watchRequests } from '../rendering/watch-requests.ts';

interface ShownPart extends ServerPart {
  readonly pinned: ReadyArea;
  readonly chunk: string;
  readonly styles: readonly PageStyle[];
}

export interface PartFailure {
  readonly key: string;
  readonly error: unknown;
}

/** The slots of the shell's own pages. */
export const shellSlots = createOwnSlots(Object.keys(homeSlots), '');

interface Candidate {
  readonly part: PagePart;
  readonly source: PartSource;
  readonly pinned: ReadyArea;
  readonly context: unknown;
}

type PagePartsOptions = Pick<PageRequest, 'request' | 'set' | 'visitor' | 'override' | 'timing'> &
  Pick<
    Renderer,
    'fence' | 'readSettings' | 'partHealth' | 'partTimeout' | 'frameDataSource' | 'isOverloaded' | 'log'
  > & {
    readonly basePath: string;
  };

export type PageParts = ReturnType<typeof createPageParts>;

/** Creates the areas' parts on one page. */
export function createPageParts(options: PagePartsOptions) {
  const { request, set, visitor, override, fence, partHealth, partTimeout, frameDataSource, isOverloaded } =
    options;
  const areas = listAreasWithParts(set, override);
  const offered = listSlots(
    areas.map(({ area: id, manifest }) => ({ ...manifest, id })),
    shellSlots,
  );
  const owners = new Map(offered.map(({ name, area = 'shell' }) => [name, area]));
  for (const { area, manifest } of areas) {
    for (const { name } of manifest.offers ?? []) {
      const used = owners.get(name);
      if (used !== area) warnOnce(options.log, { slot: name, used, ignored: area }, 'Two areas offer a slot');
    }
  }
  const available = listParts(
    areas.map(({ area, version, manifest, ...rest }) => ({
      id: area,
      languages: manifest.languages,
      parts: manifest.parts?.filter(
        ({ id, slot }) =>
          // A developer's build may offer slots that this server does not know.
          (override !== undefined || owners.has(slot)) &&
          !partHealth.isDropped({ pinned: { area, version, manifest, ...rest }, id }),
      ),
    })),
    visitor.locale,
    frameDataSource.siteConfig.parts,
    visitor.returning !== null,
  );
  const filled = new Set<string>(available.map(({ slot }) => slot));
  const filledSlots = offered.filter(({ name }) => filled.has(name));
  const candidates = findCandidates(available, areas, filledSlots, options);
  const failures = new Map<string, unknown>();
  /** Parts whose failure is not their own fault. */
  const excused = new Set<string>();
  let isComplete = true;
  let prepared: readonly ShownPart[] = [];
  let preparing: Promise<void> | undefined;
  const hasNotFailed = (part: PagePart) => !failures.has(getPartKey(part));
  const listShown = () => prepared.filter(({ part }) => hasNotFailed(part));
  const isLeft = (part: PagePart) => excused.has(getPartKey(part));
  /** The browser loads what this server leaves out, in places that the page keeps. */
  const listPlaces = () => {
    const shown = listShown();
    return available.flatMap((part): (ShownPart | LeftPart)[] => {
      const one = shown.find((each) => each.part === part);
      if (one) return [one];
      return isLeft(part) ? [{ part, loaded: null }] : [];
    });
  };

  function fail(key: string, error: unknown, isExcused = false): void {
    isComplete = false;
    failures.set(key, error);
    if (isExcused || (error instanceof DeadlineError && isOverloaded())) excused.add(key);
  }

  async function preparePart({ part, source, pinned, context }: Candidate, site: Site): Promise<ShownPart[]> {
    const { fetch, isWaiting } = watchRequests(site.fetch);
    const locale = readAreaLocale(site.locale, pinned.manifest);
    const ownSite = createAreaSite(
      { ...site, fetch },
      { id: pinned.area, locale, slots: filledSlots, settings: options.readSettings(pinned) },
    );
    const start = performance.now();
    let withoutData: ShownPart | undefined;
    try {
      return await withDeadline('The part', partTimeout, (deadline) =>
        fence.run(pinned, async () => {
          const loaded = await pinned.parts?.load(ownSite, part.id);
          if (!loaded) return [];
          const signal = AbortSignal.any([request.signal, deadline]);
          const [data, shown] = await Promise.all([
            context === undefined ? undefined : loaded.load?.(context, signal),
            readAreaStyles(pinned, pinned.manifest.web.chunks[source.chunk]?.css ?? []).then((styles) => {
              withoutData = { part, loaded, data: undefined, pinned, chunk: source.chunk, styles };
              return withoutData;
            }),
          ]);
          return [{ ...shown, data }];
        }),
      );
    } catch (error) {
      const isLate = error instanceof DeadlineError && isWaiting();
      // A placeholder needs no data: its own HTML is as high as its content will be. The browser loads the data.
      if (isLate && part.isPlaceholder && withoutData) {
        isComplete = false;
        return [withoutData];
      }
      fail(getPartKey(part), error, isLate);
      return [];
    } finally {
      options.timing?.add(getPartKey(part), performance.now() - start);
    }
  }

  return {
    siteParts: createServerParts(filledSlots, listPlaces),
    /** Loads the page's parts and their data. Never rejects: a part that fails is not on the page. */
    prepare(site: Site): Promise<void> {
      preparing ??= Promise.all(candidates.map((candidate) => preparePart(candidate, site))).then((found) => {
        prepared = found.flat();
      });
      return preparing;
    },
    /** Takes a part from the page because it failed while rendering. */
    fail,
    /** The parts of all pages for the browser, without those that failed. Late ones appear after hydration. */
    list: () =>
      available.flatMap((part): PagePart[] => {
        if (hasNotFailed(part)) return [part];
        return isLeft(part) ? [{ ...part, isBrowserOnly: true, hasPlace: true }] : [];
      }),
    /** The slots of all pages for which there are parts. */
    slots: filledSlots,
    /** The page's parts with HTML. */
    listShown,
    /** Whether all parts of the page have their HTML and their data. */
    isComplete: () => isComplete,
    /** Counts the page for and against its parts. Returns the failures that are the parts' own. */
    recordOutcomes: () =>
      candidates.flatMap(({ part, pinned }): PartFailure[] => {
        const key = getPartKey(part);
        if (excused.has(key)) return [];
        const error = failures.get(key);
        partHealth.record({ pinned, id: part.id }, error);
        return error === undefined ? [] : [{ key, error }];
      }),
  };
}

/** Only the visitor's browser runs the code of an overridden area. */
const listAreasWithParts = (set: ReleaseSet, overridden: string | undefined): ReadyArea[] =>
  set.areas.filter((pinned) => pinned.status === 'ready').filter(({ area }) => area !== overridden);

/** Finds the parts for the slots of this page. A page slot has its context from the address. */
function findCandidates(
  parts: readonly PagePart[],
  areas: readonly ReadyArea[],
  offered: readonly PageSlot[],
  { request, visitor, basePath, log }: PagePartsOptions,
): Candidate[] {
  const hidden = findHiddenSlots(visitor.returning);
  const shown = offered.filter(({ name }) => !hidden.has(name));
  const pageSlots = new Map(
    findPageSlots(shown, basePath, new URL(request.url)).map((found) => [found.slot.name, found]),
  );
  return parts.flatMap((part): Candidate[] => {
    const pinned = areas.find(({ area }) => area === part.area);
    const source = pinned?.manifest.parts?.find(({ id }) => id === part.id);
    const found = pageSlots.get(part.slot);
    if (!pinned || !source || !found) return [];
    const { slot, context } = found;
    if (slot.kind === 'item') return [{ part, source, pinned, context: undefined }];
    try {
      return [{ part, source, pinned, context: readSlotContext(slot, context) }];
    } catch (error) {
      // The page's area caused this, so it does not count against the part.
      log.warn(
        { slot: slot.name, part: getPartKey(part), err: error },
        'A page gives a slot an invalid context',
      );
      return [];
    }
  });
}

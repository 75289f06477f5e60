import type { LoadedPart, Site, SiteParts } from '@hotdrop/shared-domain/contract';
import {
  Component,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Path } from 'react-router';
import { useLocation, useMatches } from 'react-router-dom';
import { getContextKey, getPartBox, getPartKey, getWaitingBox, type PagePart } from './page-parts.ts';
import type { PageSlot } from './page-slots.ts';
import type { LivePart, NavigationOptions, PrefetchedParts, StartedPart } from './start-part.ts';

/** The code of a part, with the data that the server rendered it with. */
export type ReadyPart = Omit<LivePart, 'context'>;

export interface BrowserPartsOptions {
  /** The parts of the page's release set, in their order. */
  readonly parts: readonly PagePart[];
  /** The slots of the site's pages. Parts for others are ignored. */
  readonly slots: readonly PageSlot[];
  /** Loads the code of a part. */
  readonly load: (part: PagePart, site: Site) => Promise<LoadedPart>;
  /** Delays the start of parts that are not part of the first page; by default they start at once. */
  readonly runWhenIdle?: (run: () => void) => void;
  /** Parts that the page hydrates at once, by key. */
  readonly ready?: ReadonlyMap<string, ReadyPart>;
  /** The data of the server's HTML, by key. */
  readonly serverData?: Readonly<Record<string, unknown>>;
  /** Parts that started with a navigation, before their page is there. `followNavigation` adds them. */
  readonly started?: Map<string, StartedPart>;
}

/** Creates the parts of a site in a browser. */
export const createBrowserParts =
  (options: BrowserPartsOptions) =>
  (getSite: () => Site): SiteParts => ({
    of(name) {
      const slot = options.slots.find((one) => one.name === name);
      if (!slot) return [];
      return options.parts
        .filter((part) => part.slot === name)
        .map((part) => ({
          key: getPartKey(part),
          title: part.title,
          render: (context, fallback) => (
            <BrowserView
              // A part for another context starts again, so it never shows the data of the one before.
              key={getContextKey(part, context)}
              {...{ part, slot, context, fallback, options, getSite }}
            />
          ),
        }));
    },
  });

/**
 * Starts parts with the navigation to their page, not after it. Call it when the first page is ready: later pages need
 * it.
 */
export async function followNavigation(options: NavigationOptions): Promise<void> {
  const { startPartsOnNavigation } = await import(/* webpackChunkName: "idle" */ './start-part.ts');
  startPartsOnNavigation(options);
}

/** Loads the parts of a page that the visitor is about to open. */
export async function prefetchParts(
  address: Pick<Path, 'pathname' | 'search'>,
  options: PrefetchedParts,
): Promise<void> {
  const { loadPartsOf } = await import(/* webpackChunkName: "idle" */ './start-part.ts');
  await loadPartsOf(address, options);
}

interface BrowserViewProps {
  readonly part: PagePart;
  readonly slot: PageSlot;
  readonly context: unknown;
  readonly fallback: ReactNode;
  readonly options: BrowserPartsOptions;
  readonly getSite: () => Site;
}

/** React keeps the server's HTML while this object stays the same. */
const serverHtml = { __html: '' };

/** Shows the server's HTML until the part's code is there. A part that fails leaves that HTML, or its fallback. */
function BrowserView({ part, slot, context, fallback, options, getSite }: BrowserViewProps) {
  const isHydrating = useIsHydrating();
  const [hasHtml] = useState(isHydrating && !part.isBrowserOnly);
  const [live, setLive] = useState<LivePart | undefined>(() => {
    const ready = isHydrating ? options.ready?.get(getPartKey(part)) : undefined;
    return ready && { ...ready, context };
  });
  const [hasFailed, setHasFailed] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const refreshes = useRefreshes();

  // The other props stay the same for the life of this component: the key contains the context.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a part starts once, and again with each refresh
  useEffect(() => {
    const isRefresh = refreshes > 0;
    const isDone = Boolean(live) || (hasHtml && part.browser === 'never');
    if (isDone && !isRefresh) return;
    const stop = new AbortController();
    const { signal } = stop;
    const start = async () => {
      const { startPart } = await import(/* webpackChunkName: "idle" */ './start-part.ts');
      const element = box.current;
      if (!element) return;
      const { load, started, serverData = {} } = options;
      const key = getPartKey(part);
      // The HTML of a placeholder comes without data when they are late.
      const hasData = hasHtml && (key in serverData || !part.isPlaceholder);
      const next = await startPart({
        part,
        slot,
        context,
        load,
        signal,
        started,
        isDone,
        isRefresh,
        site: getSite(),
        box: element,
        serverData: hasData ? { data: serverData[key] } : undefined,
      });
      if (next && !signal.aborted) setLive(next);
    };
    const run = () =>
      start().catch((error: unknown) => {
        if (!signal.aborted) fail(error);
      });
    // HTML of the server can wait; an empty place cannot.
    if (hasHtml && !isRefresh && options.runWhenIdle) options.runWhenIdle(run);
    else void run();
    return () => stop.abort();
  }, [refreshes]);

  const fail = (error: unknown) => {
    getSite().report(error, { area: part.area, page: `part ${part.id}` });
    setHasFailed(true);
  };
  const keepsHtml = hasHtml && !(hasFailed && part.isPlaceholder);

  if (isHydrating && part.isBrowserOnly && !part.hasPlace) return null;
  const renderBox = () => {
    if (live) {
      return (
        <div {...getPartBox(part)} ref={box}>
          <PartBoundary fallback={fallback} onError={fail}>
            <Suspense fallback={null}>
              <Rendered {...live} />
            </Suspense>
          </PartBoundary>
        </div>
      );
    }
    if (keepsHtml) {
      return (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it sets no HTML; React leaves the server's HTML alone
        <div {...getPartBox(part)} ref={box} suppressHydrationWarning dangerouslySetInnerHTML={serverHtml} />
      );
    }
    if (hasFailed) {
      return (
        <div {...getPartBox(part)} ref={box}>
          {fallback}
        </div>
      );
    }
    return <div {...getWaitingBox(part)} ref={box} />;
  };
  return <KeepFocus box={box}>{renderBox()}</KeepFocus>;
}

/** Renders again only for new data: pages render again with every step of a navigation. */
const Rendered = memo(({ loaded, context, data }: LivePart) => loaded.render(context, data));

/** Counts how often the page has read its data again at the same address, for example after a renewal. */
function useRefreshes(): number {
  const { key } = useLocation();
  // It stays the same while the page renders for another reason.
  const data = useMatches();
  const [seen, setSeen] = useState({ key, data, count: 0 });
  if (seen.data !== data) setSeen({ key, data, count: seen.count + (seen.key === key ? 1 : 0) });
  return seen.count;
}

const never = () => () => {};
const useIsHydrating = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

interface PartBoundaryProps {
  readonly fallback: ReactNode;
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Keeps an error of a part away from the page. */
class PartBoundary extends Component<PartBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

interface KeepFocusProps {
  readonly box: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/**
 * Restores the focus after React has replaced the server's HTML in an element by the same content. React itself keeps
 * only the focus of elements that stay.
 */
class KeepFocus extends Component<KeepFocusProps> {
  private listElements(): readonly HTMLElement[] {
    return [...(this.props.box.current?.querySelectorAll<HTMLElement>('*') ?? [])];
  }

  /** The position of the focused element. -1: the focus is elsewhere. */
  override getSnapshotBeforeUpdate(): number {
    return this.listElements().findIndex((element) => element.matches(':focus'));
  }

  override componentDidUpdate(_before: KeepFocusProps, _state: unknown, at: number) {
    this.listElements()[at]?.focus({ preventScroll: true });
  }

  override render() {
    return this.props.children;
  }
}

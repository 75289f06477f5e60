import type { LoadedPart, Site, SiteParts, SlotName } from '@hotdrop/shared-domain/contract';
import {
  Component,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { getPartKey, type PagePart } from './page-parts.ts';
import { getPartBox, getWaitingBox } from './part-box.ts';
import type { LivePart } from './start-part.ts';

/** The code of a part, with the data that the server rendered it with. */
export type ReadyPart = Omit<LivePart, 'context'>;

export interface BrowserPartsOptions {
  /** The parts of the page's release set, in their order. */
  readonly parts: readonly PagePart[];
  /** Loads the code of a part. */
  readonly load: (part: PagePart, site: Site) => Promise<LoadedPart>;
  /** Delays the start of parts that are not part of the first page; by default they start at once. */
  readonly runWhenIdle?: (run: () => void) => void;
  /** Parts that the page hydrates at once, by key. */
  readonly ready?: ReadonlyMap<string, ReadyPart>;
  /** The data of the server's HTML, by key. */
  readonly serverData?: Readonly<Record<string, unknown>>;
}

/** Creates the parts of a site in a browser. */
export const createBrowserParts =
  (options: BrowserPartsOptions) =>
  (getSite: () => Site): SiteParts => ({
    of: (slot) =>
      options.parts
        .filter((part) => part.slot === slot)
        .map((part) => ({
          key: getPartKey(part),
          title: part.title,
          render: (context, fallback) => (
            <BrowserView
              // A part for another context starts again, so it never shows the data of the one before.
              key={JSON.stringify(context)}
              {...{ part, slot, context, fallback, options, getSite }}
            />
          ),
        })),
  });

interface BrowserViewProps {
  readonly part: PagePart;
  readonly slot: SlotName;
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

  // The props stay the same for the life of this component: the key contains the context.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a part starts once
  useEffect(() => {
    if (live || (hasHtml && part.browser === 'never')) return;
    const unmount = new AbortController();
    const { signal } = unmount;
    const start = async () => {
      const { startPart } = await import(/* webpackChunkName: "start-part" */ './start-part.ts');
      const element = box.current;
      if (!element) return;
      const { load, serverData = {} } = options;
      const started = await startPart({
        ...{ part, slot, context, load, signal },
        site: getSite(),
        box: element,
        serverData: hasHtml ? { data: serverData[getPartKey(part)] } : undefined,
      });
      if (!signal.aborted) setLive(started);
    };
    const run = () =>
      start().catch((error: unknown) => {
        if (!signal.aborted) fail(error);
      });
    if (part.browser === 'always' || !options.runWhenIdle) void run();
    else options.runWhenIdle(run);
    return () => unmount.abort();
  }, []);

  const fail = (error: unknown) => {
    getSite().report(error, { area: part.area, page: `part ${part.id}` });
    setHasFailed(true);
  };

  if (isHydrating && part.isBrowserOnly) return null;
  if (live) {
    return (
      <div {...getPartBox(part)}>
        <PartBoundary fallback={fallback} onError={fail}>
          <Suspense fallback={null}>
            <Rendered {...live} />
          </Suspense>
        </PartBoundary>
      </div>
    );
  }
  if (hasHtml) {
    return (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it sets no HTML; React leaves the server's HTML alone
      <div {...getPartBox(part)} ref={box} suppressHydrationWarning dangerouslySetInnerHTML={serverHtml} />
    );
  }
  if (hasFailed) return <div {...getPartBox(part)}>{fallback}</div>;
  return <div {...getWaitingBox(part)} ref={box} />;
}

const Rendered = ({ loaded, context, data }: LivePart) => loaded.render({ context, data });

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

import { useCodeOnDemand } from '@hotdrop/shared-ui/code-on-demand';
import { runWhenIdle } from '@hotdrop/shared-ui/run-when-idle';
import { useHasHtml, useSite } from '@hotdrop/shared-ui/site';
import { type ReactNode, Suspense, use, useEffect, useLayoutEffect, useState } from 'react';
import { useLoaderData, useLocation, useNavigation } from 'react-router-dom';
import { replaceHtml } from './replace-html.ts';

/** Code that a page needs later, and remembers once it is there. */
export interface LaterCode<T> {
  readonly load: () => Promise<T>;
  /** Null: not loaded yet. */
  readonly loaded: T | null;
}

/** `load` imports a chunk without a name. */
export function laterCode<T>(load: () => Promise<T>): LaterCode<T> {
  const code = { loaded: null as T | null, load: async () => (code.loaded = await load()) };
  return code;
}

interface LaterProps<T extends object> {
  readonly code: LaterCode<T>;
  readonly children: (code: T) => ReactNode;
  readonly className?: string | undefined;
  /** Shown while the code loads for the first time, after a navigation in the browser. */
  readonly skeleton: ReactNode;
  /** The server's HTML lacks data. */
  readonly isPending?: boolean;
}

interface Shown<T> {
  readonly code: T;
  /** Restores the focus that the server's HTML had. */
  readonly restoreUse?: () => void;
}

const about = { area: 'mf-profile', page: 'profile' };
/** React keeps the server's HTML while this object stays the same. */
const serverHtml = { __html: '' };

/**
 * A panel whose code is not part of a first visit. The browser keeps the server's HTML until it is idle, or, of a panel
 * below the fold, until a visitor reaches or uses it. The code also loads when the page gets other data, and after a
 * navigation in the browser, which has no HTML.
 */
export function Later<T extends object>(props: LaterProps<T>) {
  const { side } = useSite();
  return side === 'server' ? (
    <div className={props.className}>
      <Suspense>
        <OnServer {...props} />
      </Suspense>
    </div>
  ) : (
    <InBrowser {...props} />
  );
}

const OnServer = <T extends object>({ code, children }: LaterProps<T>) => children(use(code.load()));

function InBrowser<T extends object>({ code: { load, loaded }, ...props }: LaterProps<T>) {
  const { children, className, skeleton, isPending } = props;
  const [hasHtml] = useState(useHasHtml());
  const data = useLoaderData();
  const { key } = useLocation();
  const [isIdle, setIsIdle] = useState(false);
  const [first] = useState({ data, key });
  // With the start of a navigation, so that the panel does not change once more after the data have arrived.
  const isChanging = useNavigation().state !== 'idle' || data !== first.data || key !== first.key;
  const { code, box } = useCodeOnDemand(load, about, {
    isUrgent: isPending || isChanging || !hasHtml || isIdle,
    nearMargin: '0px',
  });
  const [shown, setShown] = useState<Shown<T> | null>(hasHtml ? null : loaded && { code: loaded });
  useEffect(
    () =>
      runWhenIdle(() => {
        const { top = Number.POSITIVE_INFINITY } = box.current?.getBoundingClientRect() ?? {};
        if (top < innerHeight) setIsIdle(true);
      }),
    [box],
  );
  useLayoutEffect(() => {
    if (!code || !box.current || shown?.code === code) return;
    return replaceHtml(box.current, (restoreUse) => setShown({ code, restoreUse }));
  }, [code, box, shown]);
  useLayoutEffect(() => shown?.restoreUse?.(), [shown]);

  if (hasHtml && !shown) {
    return (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it sets no HTML; React leaves the server's HTML alone
      <div className={className} ref={box} suppressHydrationWarning dangerouslySetInnerHTML={serverHtml} />
    );
  }
  return (
    <div className={className} ref={box}>
      {shown ? children(shown.code) : skeleton}
    </div>
  );
}

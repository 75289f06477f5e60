import { useCodeOnDemand } from '@hotdrop/shared-ui/code-on-demand';
import { runWhenIdle } from '@hotdrop/shared-ui/run-when-idle';
import { useSite } from '@hotdrop/shared-ui/site';
import {
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLoaderData, useLocation, useNavigation } from 'react-router-dom';
import { replaceHtml } from './replace-html.ts';

interface LaterProps<T extends object> {
  /** Imports the panel. The page's `laterChunks` name its chunk. */
  readonly load: () => Promise<T>;
  readonly children: (code: T) => ReactNode;
  readonly className?: string | undefined;
  /** Shown while the code loads after a navigation in the browser. */
  readonly skeleton: ReactNode;
  /** The server's HTML lacks data. */
  readonly isPending?: boolean;
}

interface Shown<T> {
  readonly code: T;
  readonly restoreUse: () => void;
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

const OnServer = <T extends object>({ load, children }: LaterProps<T>) => children(use(load()));

function InBrowser<T extends object>({ load, children, className, skeleton, isPending }: LaterProps<T>) {
  const [hasHtml] = useState(useIsHydrating());
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
  const [shown, setShown] = useState<Shown<T> | null>(null);
  useEffect(
    () =>
      runWhenIdle(() => {
        const { top = Number.POSITIVE_INFINITY } = box.current?.getBoundingClientRect() ?? {};
        if (top < innerHeight) setIsIdle(true);
      }),
    [box],
  );
  useLayoutEffect(() => {
    if (!code || !box.current) return;
    return replaceHtml(box.current, (restoreUse) => setShown({ code, restoreUse }));
  }, [code, box]);
  useLayoutEffect(() => shown?.restoreUse(), [shown]);

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

const never = () => () => {};
const useIsHydrating = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

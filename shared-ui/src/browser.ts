import { durations } from '@hotdrop/shared-domain/rules';

/** Returns the document or the shadow root of an element, which has the elements and the focus around it. */
export function getTree(element: Element): Document | ShadowRoot {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : element.ownerDocument;
}

/** Downloads a file that the page has created. */
export function download(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(address);
}

const interactions = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/** Runs something once, as soon as the visitor points, presses a key, or scrolls. */
export function onFirstInteraction(run: () => void): void {
  const start = () => {
    for (const type of interactions) removeEventListener(type, start);
    run();
  };
  for (const type of interactions) addEventListener(type, start);
}

/** Runs a function when the browser is idle, or after a timeout. Returns a function that cancels it. */
export function runWhenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, durations.prefetchIdle);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(run, { timeout: durations.prefetchIdle });
  return () => cancelIdleCallback(id);
}

/**
 * Delays the code of a panel below the fold. The browser keeps the server's HTML of a `Suspense` until the code is there,
 * and loads it when it is idle. A server loads it at once, because the HTML needs it. The import names no chunk, so that
 * the page has its styles.
 *
 *     const Below = lazy(whenIdle(() => import('./below.tsx').then(({ Below }) => ({ default: Below }))));
 *     <Suspense fallback={<BelowSkeleton />}><Below /></Suspense>
 */
export const whenIdle =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    if (typeof window === 'undefined') return load();
    for (;;) {
      await new Promise<void>((resolve) => void runWhenIdle(resolve));
      try {
        return await load();
      } catch (error) {
        // `lazy` would keep the failure, and the page would fail with the panel.
        reportError(error);
        await new Promise<void>((resolve) => onFirstInteraction(resolve));
      }
    }
  };

/**
 * The same for a drawing that needs a large library and that the page can be read without, such as a chart: the browser
 * loads it after the visitor's first interaction with the page, so that a first visit does not pay for it.
 */
export const whenUsed =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    const isUsed = typeof window === 'undefined' || (navigator.userActivation?.hasBeenActive ?? true);
    if (!isUsed) await new Promise<void>((resolve) => onFirstInteraction(resolve));
    return whenIdle(load)();
  };

/** Resolves in a task of its own, so that the browser can handle input and paint before. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

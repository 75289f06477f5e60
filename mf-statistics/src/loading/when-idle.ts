import { runWhenIdle } from '@hotdrop/shared-ui/run-when-idle';

/**
 * Delays the code of what is below the fold: a browser keeps the server's HTML of a `Suspense` until the code is there,
 * and loads it when it is idle. A server loads it at once, because the HTML needs it.
 *
 *   const Below = lazy(whenIdle(() => import('./below.tsx').then(({ Below }) => ({ default: Below }))));
 */
export const whenIdle =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    if (typeof window !== 'undefined') await new Promise<void>((resolve) => void runWhenIdle(resolve));
    return load();
  };

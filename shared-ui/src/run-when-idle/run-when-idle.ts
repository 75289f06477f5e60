import { durations } from '@hotdrop/shared-domain/rules';

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

/** Resolves in a task of its own, so that the browser can handle input and paint before. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

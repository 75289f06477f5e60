import { durations } from '@hotdrop/shared-domain/rules';

/** Runs when the browser has nothing better to do, or after two seconds. Returns how to call it off. */
export function runWhenIdle(run: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, durations.prefetchIdle);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(run, { timeout: durations.prefetchIdle });
  return () => cancelIdleCallback(id);
}

import { durations } from '@hotdrop/shared-domain/rules';

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
  const started = new AbortController();
  const start = () => {
    started.abort();
    run();
  };
  for (const type of interactions) addEventListener(type, start, { signal: started.signal });
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

/** Resolves in a task of its own, so that the browser can handle input and paint before. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

import type { Site } from '../contract/index.ts';
import { durations } from './durations.ts';

export interface LoaderTimeout {
  /** Aborts at the timeout, or when the visitor leaves. */
  readonly signal: AbortSignal;
  /** Whether the time ran out, rather than the visitor leaving. */
  readonly isOver: () => boolean;
}

/** Starts the timeout for all calls of a loader together. A browser waits until the visitor leaves. */
export function loaderTimeout(
  { side }: Pick<Site, 'side'>,
  leaving: AbortSignal,
  milliseconds: number = durations.loaderTimeout,
): LoaderTimeout {
  if (side === 'browser') return { signal: leaving, isOver: () => false };
  const timeout = AbortSignal.timeout(milliseconds);
  return {
    signal: AbortSignal.any([leaving, timeout]),
    isOver: () => timeout.aborted && !leaving.aborted,
  };
}

/** Starts the timeout for data that a page can do without. */
export const optionalDataSignal = (leaving: AbortSignal): AbortSignal =>
  AbortSignal.any([leaving, AbortSignal.timeout(durations.optionalDataTimeout)]);

import type { Site } from '../contract/index.ts';
import { durations } from './durations.ts';

/**
 * Aborts the calls of a loader at the loader timeout, which all of them share. A browser waits until the visitor leaves.
 * An aborted call fails with the kind `aborted`.
 */
export const loaderSignal = ({ side }: Pick<Site, 'side'>, leaving: AbortSignal): AbortSignal =>
  side === 'browser' ? leaving : AbortSignal.any([leaving, AbortSignal.timeout(durations.loaderTimeout)]);

/** Starts the timeout for data that a page can do without. */
export const optionalDataSignal = (leaving: AbortSignal): AbortSignal =>
  AbortSignal.any([leaving, AbortSignal.timeout(durations.optionalDataTimeout)]);

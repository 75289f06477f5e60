import type { Site } from '../contract/index.ts';
import { durations } from './durations.ts';

/**
 * How long a loader waits for all that it asks for, one call after the other: on a server, where a page has its
 * deadline, and in a browser until the visitor leaves.
 */
export const loaderSignal = ({ side }: Pick<Site, 'side'>, leaving: AbortSignal): AbortSignal =>
  side === 'browser' ? leaving : AbortSignal.any([leaving, AbortSignal.timeout(durations.loaderTimeout)]);

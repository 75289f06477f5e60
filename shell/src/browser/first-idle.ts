import type { TimeZone } from '@hotdrop/shared-domain/text';
import { followKept } from './follow-kept.ts';
import { type PrefetchOptions, prefetchOnInteraction } from './prefetch.ts';
import { readAndSaveCookies } from './visitor-cookies.ts';

interface FirstIdleOptions extends PrefetchOptions {
  /** The time zone of the server's page. */
  readonly renderedZone: TimeZone | null;
  readonly onNavigation: (listener: () => void) => unknown;
}

/** Starts what waits until a page is idle for the first time, so that its code is not in the first bytes. */
export function runFirstIdle({ renderedZone, onNavigation, ...options }: FirstIdleOptions): void {
  readAndSaveCookies(options.site, renderedZone);
  followKept(options.site, onNavigation);
  prefetchOnInteraction(options);
}

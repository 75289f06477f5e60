import type { TimeZone } from '@hotdrop/shared-domain/text';
import type { PrefetchOptions } from './prefetch.ts';
import { prefetchOnInteraction } from './prefetch-on-interaction.ts';
import { readAndSaveCookies } from './visitor-cookies.ts';

/** Starts what waits until a page is idle for the first time, so that its code is not in the first bytes. */
export function runFirstIdle(options: PrefetchOptions, renderedZone: TimeZone | null): void {
  readAndSaveCookies(options.site, renderedZone);
  prefetchOnInteraction(options);
}

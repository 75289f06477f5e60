import type { Site } from '@hotdrop/shared-domain/contract';
import type { TimeZone } from '@hotdrop/shared-domain/text';
import { restorePlatform } from './restore-platform.ts';
import { saveBucket } from './save-bucket.ts';
import { saveTimeZone } from './save-time-zone.ts';

/**
 * Adds what only cookies know to a page that a cache may have sent, and saves what the next page needs. Pages run this
 * when they are idle, so its code is not in their first bytes.
 */
export function readAndSaveCookies(site: Site, renderedZone: TimeZone | null): void {
  restorePlatform(site);
  saveBucket();
  saveTimeZone(renderedZone);
}

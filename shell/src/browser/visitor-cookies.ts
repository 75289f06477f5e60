import type { Site } from '@hotdrop/shared-domain/contract';
import { offeredPlatforms } from '@hotdrop/shared-domain/game';
import { durations } from '@hotdrop/shared-domain/rules';
import { selectPlatform } from '@hotdrop/shared-domain/store';
import type { TimeZone } from '@hotdrop/shared-domain/text';
import { onFirstInteraction } from '@hotdrop/shared-ui/on-first-interaction';
import { runWhenIdle } from '@hotdrop/shared-ui/run-when-idle';
import { isBrowserTimeZone } from '@hotdrop/shared-ui/site';
import { readCookie, setCookie } from '../frame/settings.ts';

/**
 * Adds what only cookies know to a page that a cache may have sent, and saves what the next page needs.
 */
export function readAndSaveCookies(site: Site, renderedZone: TimeZone | null): void {
  restorePlatform(site);
  saveBucket();
  // Only `Intl` knows the zone's name, and its first use blocks a phone for up to 100 ms.
  onFirstInteraction(() => runWhenIdle(() => saveTimeZone(renderedZone)));
}

/** Selects the visitor's platform in a page from a shared cache, whose server does not know it. */
function restorePlatform({ game, store }: Pick<Site, 'game' | 'store'>): void {
  const chosen = readCookie('platform');
  const { selectedPlatform } = store.getState();
  if (!chosen || chosen === selectedPlatform) return;
  if (offeredPlatforms(game).some(({ id }) => id === chosen)) selectPlatform(store, chosen);
}

/** Draws the number that decides which canaries this browser gets. A page from a cache cannot set it. */
function saveBucket(): void {
  if (readCookie('visitor') !== undefined) return;
  const bucket = Math.floor(Math.random() * 100);
  setCookie('visitor', String(bucket), { path: '/', lifetime: durations.settingCookie });
}

/** Saves the browser's time zone for the next page, unless the server rendered this page in it. */
export function saveTimeZone(rendered: TimeZone | null): void {
  if (isBrowserTimeZone(rendered, Date.now())) return;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  setCookie('zone', timeZone, { path: '/', lifetime: durations.settingCookie });
}

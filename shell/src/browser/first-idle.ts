import type { Site } from '@hotdrop/shared-domain/contract';
import { selectFavorites } from '@hotdrop/shared-domain/favorites';
import { offeredPlatforms } from '@hotdrop/shared-domain/game';
import { durations } from '@hotdrop/shared-domain/rules';
import { type Returning, selectPlatform, selectReturning, setReturning } from '@hotdrop/shared-domain/store';
import type { TimeZone } from '@hotdrop/shared-domain/text';
import { onFirstInteraction, runWhenIdle } from '@hotdrop/shared-ui/browser';
import { readMyPlayer } from '@hotdrop/shared-ui/my-player';
import { isBrowserTimeZone } from '@hotdrop/shared-ui/site';
import { readRecentPlayers, watchRecentPlayers } from '../frame/search/recent-players.ts';
import { readCookie, setCookie } from '../frame/settings.ts';
import { keepsNothing, keptCookie, writeKept } from '../site/cookies.ts';
import { keepStyles } from './keep-styles.ts';
import { isDataExpensive, type PrefetchOptions, prefetchOnIntent } from './prefetch.ts';

interface FirstIdleOptions extends PrefetchOptions {
  /** The time zone of the server's page. */
  readonly renderedZone: TimeZone | null;
  readonly onNavigation: (listener: () => void) => unknown;
}

/** Starts what waits until a page is idle for the first time, so that its code is not in the first bytes. */
export function runFirstIdle({ renderedZone, onNavigation, ...options }: FirstIdleOptions): void {
  readAndSaveCookies(options.site, renderedZone);
  followKept(options.site, onNavigation);
  if (isDataExpensive()) return;
  prefetchOnIntent(options);
  // Ignore failures: the next page has its styles again.
  onFirstInteraction(() => runWhenIdle(() => keepStyles().catch(() => {})));
}

/**
 * Tells the server how many players this browser keeps, so that the next page has room for them. Areas remember the
 * visitor's own player without telling the shell, so it also checks with each navigation.
 */
export function followKept(site: Site, onNavigation: (listener: () => void) => unknown): void {
  const update = () => {
    const returning = countKept(site);
    const value = writeKept(returning);
    const known = writeKept(selectReturning(site.store.getState()));
    if (value !== known) setReturning(site.store, returning);
    // Another tab may have written it.
    if (value === (readCookie(keptCookie) ?? '')) return;
    setCookie(keptCookie, value, { path: '/', lifetime: value ? durations.settingCookie : 0 });
  };
  update();
  site.store.subscribe((state, previous) => {
    if (state.favorites !== previous.favorites) update();
  });
  // Also the changes of other tabs.
  watchRecentPlayers(update);
  onNavigation(update);
}

function countKept({ store }: Site): Returning | null {
  const returning = {
    favorites: selectFavorites(store.getState()).length,
    recentPlayers: readRecentPlayers().length,
    hasMyPlayer: readMyPlayer() !== null,
  };
  return keepsNothing(returning) ? null : returning;
}

/**
 * Adds what only cookies know to a page that a cache may have sent, and saves what the next page needs.
 */
function readAndSaveCookies(site: Site, renderedZone: TimeZone | null): void {
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

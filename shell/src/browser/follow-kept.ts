import type { Site } from '@hotdrop/shared-domain/contract';
import { durations } from '@hotdrop/shared-domain/rules';
import { type Returning, setReturning } from '@hotdrop/shared-domain/store';
import { readOwnPlayer } from '@hotdrop/shared-ui/own-player';
import { readRecentPlayers, watchRecentPlayers } from '../frame/search/recent-players.ts';
import { readCookie, setCookie } from '../frame/settings.ts';
import { keepsNothing, keptCookie, writeKept } from '../site/cookies.ts';

/**
 * Tells the server how many players this browser keeps, so that the next page has room for them. Areas remember the
 * visitor's own player without telling the shell, so it also checks with each navigation.
 */
export function followKept(site: Site, onNavigation: (listener: () => void) => unknown): void {
  const update = () => {
    const returning = countKept(site);
    const value = writeKept(returning);
    const known = writeKept(site.store.getState().returning);
    if (value !== known) setReturning(site.store, returning);
    // Another tab may have written it.
    if (value === (readCookie(keptCookie) ?? '')) return;
    setCookie(keptCookie, value, { path: '/', lifetime: value ? durations.settingCookie : 0 });
  };
  update();
  site.favorites.subscribe(update);
  // Also the changes of other tabs.
  watchRecentPlayers(update);
  onNavigation(update);
}

function countKept({ favorites }: Site): Returning | null {
  const returning = {
    favorites: favorites.list().length,
    recentPlayers: readRecentPlayers().length,
    hasOwnPlayer: readOwnPlayer() !== null,
  };
  return keepsNothing(returning) ? null : returning;
}

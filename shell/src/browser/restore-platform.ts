import type { Site } from '@hotdrop/shared-domain/contract';
import { offeredPlatforms } from '@hotdrop/shared-domain/game';
import { selectPlatform } from '@hotdrop/shared-domain/store';
import { readCookie } from '../frame/settings/browser-cookies.ts';

/** Selects the visitor's platform in a page from a shared cache, whose server does not know it. */
export function restorePlatform({ game, store }: Pick<Site, 'game' | 'store'>): void {
  const chosen = readCookie('platform');
  const { selectedPlatform } = store.getState();
  if (!chosen || chosen === selectedPlatform) return;
  if (offeredPlatforms(game).some(({ id }) => id === chosen)) selectPlatform(store, chosen);
}

import { durations } from '@hotdrop/shared-domain/rules';
import { readCookie, setCookie } from '../frame/settings/browser-cookies.ts';

/** Draws the number that decides which canaries this browser gets. A page from a cache cannot set it. */
export function saveBucket(): void {
  if (readCookie('visitor') !== undefined) return;
  const bucket = Math.floor(Math.random() * 100);
  setCookie('visitor', String(bucket), { path: '/', lifetime: durations.settingCookie });
}

import { durations } from '@hotdrop/shared-domain/rules';
import type { TimeZone } from '@hotdrop/shared-domain/text';
import { isBrowserTimeZone } from '@hotdrop/shared-ui/site';
import { setCookie } from '../frame/settings/browser-cookies.ts';

/** Saves the browser's time zone for the next page, unless the server rendered this page in it. */
export function saveTimeZone(rendered: TimeZone | null): void {
  if (isBrowserTimeZone(rendered, Date.now())) return;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  setCookie('zone', timeZone, { path: '/', lifetime: durations.settingCookie });
}

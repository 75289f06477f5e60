import Cookies from 'js-cookie';
import { dismissalCookies } from './dismiss.ts';

export type Prompt = 'promotion' | 'legacy';

/** Asks visitors of an old app to update, and visitors of a phone's browser to get the app, unless they dismissed it. */
export function findPrompt(isMobileApp: boolean): Prompt | null {
  const { userAgent } = navigator;
  if (/HotdropApp\/1\./.test(userAgent)) return isDismissed(dismissalCookies.legacy) ? null : 'legacy';
  if (isMobileApp || !/Mobi|Android|iPhone|iPad/.test(userAgent)) return null;
  return isDismissed(dismissalCookies.promotion) ? null : 'promotion';
}

const isDismissed = (cookie: string) => Cookies.get(cookie) !== undefined;

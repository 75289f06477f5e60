import type { Visitor } from '../server/http/visitor.ts';

/** A first-time visitor on a desktop. */
export const aVisitor = (change: Partial<Visitor> = {}): Visitor => ({
  locale: 'en',
  isLocaleChosen: false,
  theme: 'dark',
  platform: undefined,
  timeZone: null,
  returning: null,
  isCrawler: false,
  forwardedFor: undefined,
  app: { isMobileApp: false, isLegacyApp: false, isMobile: false },
  isAppInUrl: undefined,
  stickyId: undefined,
  ...change,
});

import type { Visitor } from './visitor.ts';

/** A first visit on a desktop, from this server itself, which has no rate limit at the API host. */
export const firstTimeVisitor: Visitor = {
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
};

import type { Visitor } from '../server/http/visitor.ts';

/** A first visit by somebody on a desktop. */
export const aVisitor = (change: Partial<Visitor> = {}): Visitor => ({
  locale: 'en',
  isLocaleChosen: false,
  theme: 'dark',
  platform: undefined,
  putAway: [],
  app: { isMobileApp: false, isLegacyApp: false, isMobile: false },
  isAppSaid: false,
  stickyId: undefined,
  ...change,
});

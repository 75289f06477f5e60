const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** The spans of time that several parts of the site keep to, in milliseconds. */
export const durations = {
  /** A player who was renewed so recently is up to date. */
  recentlyUpdated: 5 * minute,
  /** A closed banner stays away. */
  bannerDismissal: 3 * day,
  /** So does the legacy prompt, and the promotion of the app. */
  legacyPromptDismissal: 12 * hour,
  /** Looking at the favorites again so soon is still the same look. */
  favoriteVisit: 30 * minute,
  /** A visitor's settings: language, theme, platform. */
  settingCookie: 365 * day,
  authCookie: 7 * day,
  /** The server reads notices and banners anew. */
  noticeRefresh: 30 * second,
  /** A lookup waits so long after the last key. */
  fetchDelay: 200,
  /** A page waits so long for what it can be shown without. */
  optionalDataTimeout: 800,
  /** The count of players is read anew while somebody looks at it. */
  countRefresh: minute,
  /** On a server, where a page has two seconds, a loader has answered by then with what it has. */
  loaderTimeout: 1500,
  /** Prefetching waits at most so long for the browser to be idle. */
  prefetchIdle: 2 * second,
  /** A page that lost a chunk reloads at most once in this time: sooner would be a loop. */
  chunkReloadGuard: minute,
} as const;

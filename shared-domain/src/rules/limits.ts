const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Durations that several packages share, in milliseconds. */
export const durations = {
  /** A player counts as up to date for this long after a renewal. */
  recentlyUpdated: 5 * minute,
  /** A dismissed banner stays hidden. */
  bannerDismissal: 3 * day,
  /** The same for the legacy prompt and the app promotion. */
  legacyPromptDismissal: 12 * hour,
  /** Revisits of the favorites within this window count as one visit. */
  favoriteVisit: 30 * minute,
  /** Pages link to the last week from Monday to Wednesday, in UTC. */
  weekRecap: 3 * day,
  /** A visitor's settings: language, theme, platform. */
  settingCookie: 365 * day,
  /** A browser may have dropped a stylesheet after this time. */
  stylesCookie: 30 * day,
  authCookie: 7 * day,
  /** Interval at which the server reloads notices and banners. */
  noticeRefresh: 30 * second,
  /** Debounce of a lookup after the last key. */
  fetchDelay: 200,
  /** A wait shows a skeleton after this time; visitors do not notice shorter ones. */
  skeletonDelay: 200,
  /** A wait says that it takes longer than usual, and offers to try again. */
  slowWait: 4 * second,
  /** A wait counts as failed. */
  failedWait: 10 * second,
  /** Timeout for data that a page can do without. */
  optionalDataTimeout: 800,
  /** Interval at which a visible player count reloads. */
  countRefresh: minute,
  /** Timeout for a loader on a server, where a page has two seconds in total. */
  loaderTimeout: 1500,
  /** Longest wait for an idle browser. */
  prefetchIdle: 2 * second,
  /** A pointer that rests on a link for this time may open its page. One that crosses a list may not. */
  prefetchDelay: 65,
  /** The page that a visitor opens uses answers that were prefetched within this time. */
  prefetchedAnswer: 5 * second,
  /** Back and Forward show a page with answers of this time. */
  backAnswer: 5 * minute,
  /** A longer time without a reading of a player's rank points is a gap. */
  readingGap: 6 * day,
  /** Players come in the first days of a season. */
  newSeason: 14 * day,
  /** A page reloads at most once in this time after a failed chunk, to avoid a loop. */
  chunkReloadGuard: minute,
} as const;

/** Limits that several packages share. */
export const limits = {
  /** Ranked games of a season from which on a player is on boards and compared: fewer could be one lucky evening. */
  comparedRounds: 5,
  /** Games from which on a rate or an average places a player on a board sorted by it. */
  sortedRounds: 10,
  /** A comparison with fewer players says nothing. */
  comparedPlayers: 50,
  /** Ranked players from which on their points have a distribution. */
  distributedPlayers: 20,
  /** Characters in the search box. */
  searchName: 30,
  /** Characters of a comment as readers see them. */
  comment: 1000,
  /** Size of a comment in UTF-8. */
  commentBytes: 8 * 1024,
  /** Keys of an account. */
  apiKeys: 3,
  /** Characters of the name of a key. */
  apiKeyName: 40,
  /** Discord webhooks of an account. */
  webhooks: 5,
  leaderboardSummary: 10,
  leaderboardHighlighted: 3,
  suggestions: 8,
  /** Players in a comparison. */
  compared: 6,
  /** Size of an imported favorites file. */
  importBytes: 1024 * 1024,
  helpAttachmentBytes: 10 * 1024 * 1024,
  /** Reads in one request: its address is in the head, which has at most 16 KB. */
  joinedReads: 24,
} as const;

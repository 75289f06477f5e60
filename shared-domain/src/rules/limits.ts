/** Every number that the site keeps to. */
export const limits = {
  /** Characters in the search box. */
  searchName: 30,
  comment: 1000,
  leaderboardSummary: 10,
  leaderboardHighlighted: 3,
  /** Seasons that are tabs; older ones stand in a list. */
  recentSeasons: 3,
  /** Matches are kept for so many months. */
  matchMonths: 3,
  suggestions: 8,
  /** Players side by side. */
  compared: 6,
  /** A file of favourites to be read. */
  importBytes: 1024 * 1024,
  adSlots: 5,
  /** Below this width in pixels the page is a phone's. */
  adBreakpoint: 728,
  helpAttachmentBytes: 10 * 1024 * 1024,
} as const;

/** Width and height of the banner sizes in pixels; the widest is hidden below its own width. */
export const adSizes = { wide: [970, 90], medium: [728, 90], small: [300, 100] } as const;

/** The numbers that several parts of the site keep to. */
export const limits = {
  /** Characters in the search box. */
  searchName: 30,
  comment: 1000,
  leaderboardSummary: 10,
  leaderboardHighlighted: 3,
  /** Seasons that are tabs; older ones stand in a list. */
  recentSeasons: 3,
  suggestions: 8,
  /** Players side by side. */
  compared: 6,
  /** A file of favorites to be read. */
  importBytes: 1024 * 1024,
  helpAttachmentBytes: 10 * 1024 * 1024,
} as const;

/** Limits that several packages share. */
export const limits = {
  /** Characters in the search box. */
  searchName: 30,
  /** Characters of a comment as readers see them. */
  comment: 1000,
  /** Size of a comment in UTF-8. */
  commentBytes: 8 * 1024,
  leaderboardSummary: 10,
  leaderboardHighlighted: 3,
  suggestions: 8,
  /** Players in a comparison. */
  compared: 6,
  /** Size of an imported favorites file. */
  importBytes: 1024 * 1024,
  helpAttachmentBytes: 10 * 1024 * 1024,
} as const;

/** Folders and files that still have words to replace. Delete a line when `node tools/language/main.ts PLACE` passes. */
export const excluded: readonly string[] = [
  // Keeps the old name of a token for areas of contract 1.
  'shared-ui/src/tokens.css',
];

/** Folders that still have words to replace. Delete a line when `node tools/language/main.ts FOLDER` passes. */
export const excluded: readonly string[] = [
  'bench',
  'e2e',
  'mf-statistics',
  'shared-domain',
  'shared-ui',
  'shell',
];

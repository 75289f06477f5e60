/** Even, so that every second row is the same one as in a table of one block. */
const blockLength = 20;

/**
 * Rows in blocks that a browser draws by themselves: scrolling through hundreds of rows then draws those blocks alone
 * that come. An empty table has one empty block.
 */
export function blocksOf<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  return Array.from({ length: Math.max(1, Math.ceil(rows.length / blockLength)) }, (_, at) =>
    rows.slice(at * blockLength, (at + 1) * blockLength),
  );
}

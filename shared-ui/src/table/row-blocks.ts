/** An even number, so that the striping is the same as without blocks. */
const blockLength = 20;

/**
 * Splits rows into blocks that a browser paints separately, so that scrolling paints only the blocks that become
 * visible. An empty table has one empty block.
 */
export function blocksOf<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  return Array.from({ length: Math.max(1, Math.ceil(rows.length / blockLength)) }, (_, at) =>
    rows.slice(at * blockLength, (at + 1) * blockLength),
  );
}

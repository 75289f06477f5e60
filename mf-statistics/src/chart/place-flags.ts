/** Rows of labels above the bars, from the top. */
const allRows = [0, 1, 2];
const rows = allRows.length;
/** A label without a name. */
const numberWidth = 28;

/** A label on a line of a chart. */
interface FlagSize {
  /** Position of the line: 0 is the left edge of the chart, 1 the right one. */
  readonly x: number;
  /** Width of the label with a name, in pixels. */
  readonly width: number;
}

export interface FlagPlace {
  /** From the top. */
  readonly row: number;
  /** The side of the line to which the label opens; `number`: it has no room for the name. */
  readonly side: 'right' | 'left' | 'number';
}

interface Taken {
  readonly row: number;
  readonly from: number;
  readonly to: number;
}

/** The label of the marked player, over the first rows. */
interface MarkedLabel extends FlagSize {
  readonly side: 'right' | 'left';
  readonly rows: number;
}

/**
 * Finds rows and sides for labels, which are sorted from the left, so that none meets another label or the line of a
 * higher one. A label uses the next row if it fits, and otherwise another one. `width` is that of the chart.
 */
export function placeFlags(
  flags: readonly FlagSize[],
  marked: MarkedLabel | null,
  width: number,
): readonly FlagPlace[] {
  const taken: Taken[] = [];
  const markedLine = marked ? marked.x * width : null;
  if (marked && markedLine !== null) {
    const from = marked.side === 'right' ? markedLine : markedLine - marked.width;
    for (let row = 0; row < marked.rows; row += 1) taken.push({ row, from, to: from + marked.width });
  }
  const lines = flags.map(({ x }, index) => ({ row: index % rows, x: x * width }));

  return flags.map((flag, index) => {
    const usual = index % rows;
    const line = flag.x * width;
    const isFree = (row: number, from: number, to: number) =>
      from >= 0 &&
      to <= width &&
      !taken.some((label) => label.row === row && label.from < to && label.to > from) &&
      !lines.some((other, at) => at !== index && other.row <= row && other.x > from && other.x < to) &&
      !(markedLine !== null && markedLine > from && markedLine < to);
    const crossesLabel = (row: number) =>
      taken.some((label) => label.row > row && label.from < line && label.to > line);
    const place = (row: number, side: FlagPlace['side'], from: number, to: number) => {
      taken.push({ row, from, to });
      lines[index] = { row, x: line };
      return { row, side };
    };
    for (const row of [usual, ...allRows.filter((other) => other !== usual)]) {
      if (row !== usual && crossesLabel(row)) continue;
      if (isFree(row, line, line + flag.width)) return place(row, 'right', line, line + flag.width);
      if (isFree(row, line - flag.width, line)) return place(row, 'left', line - flag.width, line);
    }
    return place(usual, 'number', line, line + numberWidth);
  });
}

/** Rows under their titles, in columns as wide as they need. */
export function formatTable(rows: readonly Readonly<Record<string, string>>[]): string {
  const titles = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = [titles, ...rows.map((row) => titles.map((title) => row[title] ?? ''))];
  const widths = titles.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

type Value = string | number | null;

/** What a spreadsheet would take for a formula. Names may begin so. */
const formula = /^[=+\-@\t\r]/;

function written(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as a CSV file that spreadsheets open as it is: RFC 4180, in UTF-8 with its mark. */
export const csvText = (rows: readonly (readonly Value[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')}`;

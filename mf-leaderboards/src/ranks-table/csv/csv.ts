export type Value = string | number | null;

/** A spreadsheet runs such text as a formula. Player names may begin like this. */
const formula = /^[=+\-@\t\r]/;

function formatValue(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Writes rows as RFC 4180 CSV. The byte order mark tells spreadsheets that the text is UTF-8. */
export const csvText = (rows: readonly (readonly Value[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(formatValue).join(',')}\r\n`).join('')}`;

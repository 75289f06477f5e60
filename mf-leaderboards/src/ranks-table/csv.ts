import type { Site } from '@hotdrop/shared-domain/contract';
import { readSeason } from '@hotdrop/shared-domain/game';
import type { Board, RunningSeason } from '../shared/board.ts';

export type CsvValue = string | number | null;

/** A spreadsheet runs such text as a formula. Player names may begin like this. */
const formula = /^[=+\-@\t\r]/;

function formatValue(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Writes rows as RFC 4180 CSV. The byte order mark tells spreadsheets that the text is UTF-8. */
export const csvText = (rows: readonly (readonly CsvValue[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(formatValue).join(',')}\r\n`).join('')}`;

/** The name of a board's file: `hotdrop-season-43-steam-squad.csv`. */
export function fileName(game: Site['game'], { shard, mode }: Board, season: RunningSeason | null): string {
  const label = season ? readSeason(game, season.id).label.en : '';
  const words = ['hotdrop', label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'), shard, mode];
  return `${words.filter(Boolean).join('-')}.csv`;
}

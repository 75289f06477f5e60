/*
 * Days and weeks in UTC, in milliseconds. They are apart from the names of weeks, because first visits need only these.
 */
export const dayLength = 24 * 60 * 60_000;
export const weekLength = 7 * dayLength;
/** January 5, 1970 was a Monday. */
const firstMonday = 4 * dayLength;

/** The Monday of the week with a time, 00:00. */
export const startOfWeek = (time: number): number =>
  firstMonday + Math.floor((time - firstMonday) / weekLength) * weekLength;

/** The weekday of a time in UTC, from 0 for Monday. */
export const weekdayOf = (time: number): number => Math.floor((time - startOfWeek(time)) / dayLength);

/** An ISO week in UTC. */
export interface Week {
  /** As in addresses: `2026-W47`. */
  readonly id: string;
  /** The year of its Thursday, and its number in that year. */
  readonly year: number;
  readonly number: number;
  /** Its Monday, and the next one, in milliseconds. */
  readonly start: number;
  readonly end: number;
}

/** The week with a time. */
export function weekOf(time: number): Week {
  const start = startOfWeek(time);
  const thursday = start + 3 * dayLength;
  const year = new Date(thursday).getUTCFullYear();
  // The year's first Thursday is in week 1.
  const number = 1 + Math.floor((thursday - Date.UTC(year, 0, 1)) / weekLength);
  const id = `${year}-W${String(number).padStart(2, '0')}`;
  return { id, year, number, start, end: start + weekLength };
}

/** Reads an id in upper or lower case, with or without the zero: `2026-w7`. Null: there is no such week. */
export function parseWeek(text: string): Week | null {
  const [, year, number] = /^(\d{4})-W(\d{1,2})$/i.exec(text) ?? [];
  if (year === undefined || number === undefined) return null;
  // January 4 is in week 1 of each year.
  const week = weekOf(Date.UTC(Number(year), 0, 4) + (Number(number) - 1) * weekLength);
  return week.year === Number(year) && week.number === Number(number) ? week : null;
}

export const weekBefore = ({ start }: Week): Week => weekOf(start - 1);

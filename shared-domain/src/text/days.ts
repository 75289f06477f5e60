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

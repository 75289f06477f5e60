export { isAccountId } from './account-id.ts';
export { checkComment, countCharacters } from './checks.ts';
export { dayLength, startOfWeek, weekdayOf, weekLength } from './days.ts';
export { type DateFormat, formatDate, formatTime, formatTimestamp, formatWeekday } from './format-date.ts';
export { formatCompact, formatNumber } from './format-number.ts';
export { formatRelativeTime } from './format-relative-time.ts';
export { pageWindow } from './pagination.ts';
export {
  findTime,
  inKorea,
  inTimeZone,
  inUtc,
  type OffsetAt,
  startOfDay,
  type TimeZone,
} from './time-zone.ts';
export { parseWeek, type Week, weekBefore, weekOf } from './weeks.ts';

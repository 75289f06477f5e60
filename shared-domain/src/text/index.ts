export type { DateFormat } from '../locale/index.ts';
export { checkComment, countCharacters, isNameOrId } from './checks.ts';
export {
  findTime,
  formatDate,
  formatRelativeTime,
  formatTime,
  formatTimestamp,
  formatWeekday,
  inKorea,
  inTimeZone,
  inUtc,
  type OffsetAt,
  startOfDay,
  type TimeZone,
} from './dates.ts';
export { estimateWidth, fitSize } from './fit-size.ts';
export { formatCompact, formatNumber } from './format-number.ts';
export { pageWindow } from './pagination.ts';
export {
  dayLength,
  parseWeek,
  startOfWeek,
  type Week,
  weekBefore,
  weekdayOf,
  weekLength,
  weekOf,
} from './weeks.ts';

export { isAccountId } from './account-id.ts';
export { checkComment, countCharacters } from './checks.ts';
export {
  type DateFormat,
  formatDate,
  formatTime,
  koreanOffset,
  koreanTime,
  startOfDay,
} from './format-date.ts';
export { formatCompact, formatNumber } from './format-number.ts';
export { formatRelativeTime } from './format-relative-time.ts';
export { pageWindow } from './pagination.ts';

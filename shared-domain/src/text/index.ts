export { isAccountId } from './account-id.ts';
export { checkComment } from './checks.ts';
export { pageWindow } from './pagination.ts';
export { writeRelativeTime } from './relative-time.ts';
export { type DateLook, koreanOffset, koreanTime, startOfDay, writeDate, writeTime } from './written-date.ts';
export { writeCompact, writeNumber } from './written-number.ts';

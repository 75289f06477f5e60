export { invalidAccountId, isAccountId } from './account-id.ts';
export { type Checked, checkComment, checkSearchName } from './checks.ts';
export { type PageWindow, pageWindow } from './pagination.ts';
export { type RelativeTime, relativeTime, writeRelativeTime } from './relative-time.ts';
export { type DateLook, koreanOffset, koreanTime, startOfDay, writeDate, writeTime } from './written-date.ts';
export { writeCompact, writeNumber } from './written-number.ts';

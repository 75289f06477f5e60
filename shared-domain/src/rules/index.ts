export { durations } from './durations.ts';
export { failureStatus } from './failure-status.ts';
export { findCurrentSeason } from './find-current-season.ts';
export { limits } from './limits.ts';
export { loaderSignal, optionalDataSignal } from './loader-timeout.ts';
export { favoriteAfter } from './lookups.ts';
export {
  isPending,
  isRecentlyUpdated,
  isRenewBlocked,
  type RenewState,
  renewState,
} from './renewal.ts';
export { reportFailure } from './report-failure.ts';

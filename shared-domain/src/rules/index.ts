export { durations } from './durations.ts';
export { failureStatus, favoriteAfter, reportFailure } from './failures.ts';
export { findCurrentSeason } from './find-current-season.ts';
export { limits } from './limits.ts';
export { loaderSignal, optionalDataSignal } from './loader-timeout.ts';
export {
  isPending,
  isRecentlyUpdated,
  isRenewBlocked,
  type RenewState,
  renewState,
} from './renewal.ts';

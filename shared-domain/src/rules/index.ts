export { durations } from './durations.ts';
export { failureStatus } from './failure-status.ts';
export { limits } from './limits.ts';
export { loaderSignal } from './loader-timeout.ts';
export { favoriteAfter } from './lookups.ts';
export {
  isPending,
  isRecentlyUpdated,
  isRenewBlocked,
  type RenewState,
  renewState,
} from './renewal.ts';
export { reportFailure } from './report-failure.ts';
export { runningSeason } from './running-season.ts';

import type { ApiFailure, RenewalDone, RenewalPending } from '../wire/index.ts';
import { durations } from './durations.ts';

/** The six states of the renew button. */
export type RenewState =
  | { readonly is: 'up-to-date' }
  | { readonly is: 'throttled' }
  | { readonly is: 'failed' }
  | { readonly is: 'queued'; readonly waitCount: number }
  | { readonly is: 'updating' }
  | { readonly is: 'idle' };

export interface RenewSituation {
  readonly syncedAt: string | null;
  readonly now: number;
  readonly error: ApiFailure | null;
  readonly waitCount: number;
  readonly isUpdating: boolean;
}

export const isRecentlyUpdated = (syncedAt: string | null, now: number): boolean =>
  syncedAt !== null && now - Date.parse(syncedAt) < durations.recentlyUpdated;

/** The state that is shown, the first that applies winning. */
export function renewState({ syncedAt, now, error, waitCount, isUpdating }: RenewSituation): RenewState {
  if (isRecentlyUpdated(syncedAt, now) || error?.kind === 'recently-updated') return { is: 'up-to-date' };
  if (error?.kind === 'busy') return { is: 'throttled' };
  if (error) return { is: 'failed' };
  if (waitCount > 0) return { is: 'queued', waitCount };
  return { is: isUpdating ? 'updating' : 'idle' };
}

/** Whether searching and renewing have to wait. */
export const isRenewBlocked = (state: RenewState): boolean => state.is !== 'idle' && state.is !== 'failed';

/** Whether the renewal still runs: ask again after its `retryAfter`. */
export const isPending = (answer: RenewalPending | RenewalDone): answer is RenewalPending =>
  'waitCount' in answer;

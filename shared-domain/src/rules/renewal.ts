import type { ApiFailure, RenewalDone, RenewalPending } from '../wire/index.ts';
import { durations } from './durations.ts';

/** The six states of the renew button. */
export type RenewState =
  | { readonly status: 'up-to-date' }
  | { readonly status: 'throttled' }
  | { readonly status: 'failed' }
  | { readonly status: 'queued'; readonly waitCount: number }
  | { readonly status: 'updating' }
  | { readonly status: 'idle' };

export interface RenewSituation {
  readonly syncedAt: string | null;
  readonly now: number;
  readonly error: ApiFailure | null;
  readonly waitCount: number;
  readonly isUpdating: boolean;
}

export const isRecentlyUpdated = (syncedAt: string | null, now: number): boolean =>
  syncedAt !== null && now - Date.parse(syncedAt) < durations.recentlyUpdated;

/** Chooses the state to show: the first that applies. */
export function renewState({ syncedAt, now, error, waitCount, isUpdating }: RenewSituation): RenewState {
  if (isRecentlyUpdated(syncedAt, now) || error?.kind === 'recently-updated') return { status: 'up-to-date' };
  if (error?.kind === 'busy') return { status: 'throttled' };
  if (error) return { status: 'failed' };
  if (waitCount > 0) return { status: 'queued', waitCount };
  return { status: isUpdating ? 'updating' : 'idle' };
}

/** Whether the visitor must wait to search or renew. */
export const isRenewBlocked = (state: RenewState): boolean =>
  state.status !== 'idle' && state.status !== 'failed';

/** Whether the renewal is still running: ask again after its `retryAfter`. */
export const isPending = (answer: RenewalPending | RenewalDone): answer is RenewalPending =>
  'waitCount' in answer;

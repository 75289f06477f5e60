import type { Site } from '../contract/index.ts';
import { platformOf } from '../game/queries.ts';
import { readSeason, type Season } from '../game/seasons.ts';
import { apiOf } from '../wire/client/api-of.ts';
import type { ApiFailure, FailureKind, RenewalDone, RenewalPending } from '../wire/index.ts';
import { durations } from './limits.ts';

/** Unlisted failures are temporary: 503 tells search engines to keep the page and come back. */
const statuses: Partial<Record<FailureKind, number>> = {
  'not-found': 404,
  gone: 410,
  // The API refuses an id or a mode that the address contains, so the address can never have a page.
  invalid: 404,
  unauthorized: 401,
  forbidden: 403,
  'recently-updated': 409,
  // The site has no such page.
  unsupported: 404,
  malformed: 502,
};

/**
 * The status of a page that cannot show anything without the failed call. A player in the queue is 202: the lookup is
 * accepted, and neither the visitor nor the site has failed.
 */
export const failureStatus = (failure: ApiFailure): number => {
  if (failure.kind === 'busy' && failure.queue) return 202;
  return failure.kind === 'busy' && failure.status === 429 ? 429 : (statuses[failure.kind] ?? 503);
};

/** Decides about a favorite whose lookup failed: a deleted or hidden player leaves the list, others are skipped for now. */
export const favoriteAfter = ({ kind }: ApiFailure): 'remove' | 'skip' =>
  kind === 'not-found' || kind === 'gone' ? 'remove' : 'skip';

/** Reports a failure to the operator that the visitor does not see. A call that was aborted is not a failure. */
export function reportFailure(
  { report }: Pick<Site, 'report'>,
  failure: ApiFailure,
  about: Parameters<Site['report']>[1],
): void {
  if (failure.kind !== 'aborted') report(failure, about);
}

/** A season that runs. */
export interface CurrentSeason extends Season {
  /** Null: unknown. */
  readonly start: string | null;
}

/** Finds the current season of a shard's platform. Reports a failure and returns null: pages work without it. */
export async function findCurrentSeason(
  site: Pick<Site, 'fetch' | 'game' | 'locale' | 'report' | 'side'>,
  shard: string,
  signal: AbortSignal,
  about: Parameters<Site['report']>[1],
): Promise<CurrentSeason | null> {
  const { game } = site;
  const active = await apiOf(site).listActiveSeasons({}, { signal });
  if (!active.ok) reportFailure(site, active.error, about);
  const found = active.ok && active.data.seasons[platformOf(game, shard)];
  return found ? { ...readSeason(game, found.id), start: found.start } : null;
}

/**
 * Aborts the calls of a loader at the loader timeout, which all of them share. A browser waits until the visitor leaves.
 * An aborted call fails with the kind `aborted`.
 */
export const loaderSignal = ({ side }: Pick<Site, 'side'>, leaving: AbortSignal): AbortSignal =>
  side === 'browser' ? leaving : AbortSignal.any([leaving, AbortSignal.timeout(durations.loaderTimeout)]);

/** Starts the timeout for data that a page can do without. */
export const optionalDataSignal = (leaving: AbortSignal): AbortSignal =>
  AbortSignal.any([leaving, AbortSignal.timeout(durations.optionalDataTimeout)]);

/** The six states of the renew button. */
export type RenewState =
  | { readonly status: 'up-to-date' }
  | { readonly status: 'throttled' }
  | { readonly status: 'failed'; readonly kind: FailureKind }
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
  if (error) return { status: 'failed', kind: error.kind };
  if (waitCount > 0) return { status: 'queued', waitCount };
  return { status: isUpdating ? 'updating' : 'idle' };
}

/** Whether the visitor must wait to search or renew. */
export const isRenewBlocked = (state: Pick<RenewState, 'status'>): boolean =>
  state.status !== 'idle' && state.status !== 'failed';

/** Whether the renewal is still running: ask again after its `retryAfter`. */
export const isPending = (answer: RenewalPending | RenewalDone): answer is RenewalPending =>
  'waitCount' in answer;

export {
  type BoardSort,
  type BoardSorting,
  boardSortings,
  boardSorts,
  columnOf,
  isReversed,
  rateSorts,
} from './board-sorts.ts';
export { durations, limits } from './limits.ts';

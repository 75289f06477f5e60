import type { Site } from '../contract/index.ts';
import type { ApiFailure, FailureKind } from '../wire/index.ts';

/** Unlisted failures are temporary: 503 tells search engines to keep the page and come back. */
const statuses: Partial<Record<FailureKind, number>> = {
  'not-found': 404,
  // The API refuses an id or a mode that the address contains, so the address can never have a page.
  invalid: 404,
  unauthorized: 401,
  forbidden: 403,
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

/** Decides about a favorite whose lookup failed: a deleted player leaves the list, others are skipped for now. */
export const favoriteAfter = (failure: ApiFailure): 'remove' | 'skip' =>
  failure.kind === 'not-found' ? 'remove' : 'skip';

/** Reports a failure to the operator that the visitor does not see. A call that was aborted is not a failure. */
export function reportFailure(
  { report }: Pick<Site, 'report'>,
  failure: ApiFailure,
  about: Parameters<Site['report']>[1],
): void {
  if (failure.kind !== 'aborted') report(failure, about);
}

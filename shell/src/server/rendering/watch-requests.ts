import type { Site } from '@hotdrop/shared-domain/contract';
import type { ApiFailure } from '@hotdrop/shared-domain/wire';
import { isAboutVisitor } from './connect-fetch.ts';

/** Tells whether requests to the API host are late, which is no fault of the part that waits. */
export function watchRequests(fetch: Site['fetch']) {
  let waiting = 0;
  return {
    fetch: async (...request: Parameters<Site['fetch']>) => {
      waiting++;
      try {
        return await fetch(...request);
      } finally {
        waiting--;
      }
    },
    /** Whether a request has no answer yet. */
    isWaiting: () => waiting > 0,
  };
}

/** The failures of one page's requests. */
export function collectFailures() {
  const failures: ApiFailure[] = [];
  const listPassing = () => failures.filter(({ kind }) => !lastingFailures.has(kind));
  return {
    add: (failure: ApiFailure) => void failures.push(failure),
    /** Whether an answer is missing for a reason that may pass: a page may look different a moment later. */
    hasPassing: () => listPassing().length > 0,
    /** Whether a request was refused because of the visitor: another one may get an answer. */
    isRefused: () => listPassing().some(isAboutVisitor),
    /** The longest wait in milliseconds that the API host asked for. */
    findWait: () =>
      Math.max(0, ...failures.map((failure) => ('retryAfter' in failure && failure.retryAfter) || 0)),
  };
}

export type Failures = ReturnType<typeof collectFailures>;

/** Failures that a later request has as well. */
const lastingFailures: ReadonlySet<string> = new Set(['not-found', 'gone', 'invalid', 'unsupported']);

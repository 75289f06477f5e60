import { failureStatus } from '@hotdrop/shared-domain/rules';
import type { ApiFailure, Result } from '@hotdrop/shared-domain/wire';
import { useKept } from '@hotdrop/shared-ui/states';
import { data } from 'react-router-dom';

/** What a loader returns for each answer that a page or a panel needs. */
export type LoadResult<T> =
  | { readonly status: 'ready'; readonly data: T }
  /** There is nothing to show. The failure is set if the address names something that does not exist. */
  | { readonly status: 'empty'; readonly failure: ApiFailure | null }
  /** The server stopped waiting at the loader timeout. The browser loads the data. */
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly failure: ApiFailure };

export const empty = { status: 'empty', failure: null } as const;
export const pending = { status: 'pending' } as const;

export function toLoadResult<T>(result: Result<T>): LoadResult<T> {
  if (result.ok) return { status: 'ready', data: result.data };
  // When the visitor leaves, the router drops the result: only the timeout is seen.
  return result.error.kind === 'aborted' ? pending : { status: 'failed', failure: result.error };
}

/** For the answer to an address: what the API does not find does not exist. */
export const toPageResult = <T>(result: Result<T>): LoadResult<T> =>
  !result.ok && result.error.kind === 'not-found'
    ? { status: 'empty', failure: result.error }
    : toLoadResult(result);

const failureOf = <T>(result: LoadResult<T>): ApiFailure | null =>
  'failure' in result ? result.failure : null;

export function withHttpStatus<T>(result: LoadResult<T>) {
  const failure = failureOf(result);
  return data(result, { status: failure ? failureStatus(failure) : 200 });
}

/** The status of a picture without data. One that is still pending is 503: other sites cache pictures for a long time. */
export function missingPictureStatus(result: LoadResult<unknown>): number {
  if (result.status === 'pending') return 503;
  const failure = failureOf(result);
  return failure ? failureStatus(failure) : 404;
}

const isMissing = ({ status }: LoadResult<unknown>) => status === 'failed' || status === 'pending';

/** Returns the data to show: the last ready data with the same key if a reload fails or is still pending. */
export const useKeepReady = <T>(data: LoadResult<T>, key: string): LoadResult<T> =>
  useKept(data, isMissing, key);

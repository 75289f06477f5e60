import { failureStatus } from '@hotdrop/shared-domain/rules';
import type { ApiFailure, Result } from '@hotdrop/shared-domain/wire';
import { useKept } from '@hotdrop/shared-ui/states';
import { data } from 'react-router-dom';

/** The result of a call that a page needs. */
export type LoadResult<T> =
  | { readonly status: 'ready'; readonly data: T }
  /** The server stopped waiting at the loader timeout. The browser loads the data. */
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly failure: ApiFailure };

/** The result of a panel with a call of its own. Null: the season or the player has nothing of it. */
export type PanelResult<T> = LoadResult<T> | null;

export function toLoadResult<T>(result: Result<T>): LoadResult<T> {
  if (result.ok) return { status: 'ready', data: result.data };
  // When the visitor leaves, the router drops the result: only the timeout is seen.
  return result.error.kind === 'aborted'
    ? { status: 'pending' }
    : { status: 'failed', failure: result.error };
}

export const withHttpStatus = <T extends { readonly status: string; readonly failure?: ApiFailure }>(
  value: T,
) => data(value, { status: value.failure ? failureStatus(value.failure) : 200 });

/** The status of a picture without data. One that is still pending is 503: other sites cache pictures for a long time. */
export const missingPictureStatus = (
  result: { readonly status: 'pending' } | { readonly failure: ApiFailure },
): number => ('failure' in result ? failureStatus(result.failure) : 503);

const isMissing = ({ status }: { readonly status: string }) => status === 'failed' || status === 'pending';

/** Returns the data to show: the last ready data with the same key if a reload fails or is still pending. */
export const useKeepReady = <T extends { readonly status: string }>(data: T, key: string): T =>
  useKept(data, isMissing, key);

import { failureStatus, type LoaderTimeout } from '@hotdrop/shared-domain/rules';
import type { ApiFailure, Result } from '@hotdrop/shared-domain/wire';
import { data } from 'react-router-dom';

/** What became of a call that a page cannot do without. */
export type Outcome<T> =
  | { readonly is: 'ready'; readonly data: T }
  /** The server did not wait for it: the browser asks. */
  | { readonly is: 'waiting' }
  | { readonly is: 'failed'; readonly failure: ApiFailure };

export function outcomeOf<T>(result: Result<T>, timeout: LoaderTimeout): Outcome<T> {
  if (result.ok) return { is: 'ready', data: result.data };
  return timeout.isOver() ? { is: 'waiting' } : { is: 'failed', failure: result.error };
}

/** A loader's answer with the status that its content deserves. */
export const answer = <T extends { readonly is: string; readonly failure?: ApiFailure }>(value: T) =>
  data(value, { status: value.failure ? failureStatus(value.failure) : 200 });

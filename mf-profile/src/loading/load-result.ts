import type { ApiFailure, Result } from '@hotdrop/shared-domain/wire';
import { data } from 'react-router-dom';
import type { LoaderTimeout } from './loader-timeout.ts';

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

/** Nothing can ever be where the API refuses the very address. */
const statuses: Partial<Record<ApiFailure['kind'], number>> = {
  'not-found': 404,
  invalid: 404,
  malformed: 502,
};

/** The status of a page whose content failed so. What may be well in a moment is no reason to forget the page. */
export const statusOf = ({ kind }: ApiFailure): number => statuses[kind] ?? 503;

/** A loader's answer with the status that its content deserves. */
export const answer = <T extends { readonly is: string; readonly failure?: ApiFailure }>(value: T) =>
  data(value, { status: value.failure ? statusOf(value.failure) : 200 });

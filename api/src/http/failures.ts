import type { Call, LookupError, Refusal } from '@hotdrop/shared-domain/wire';
import { upstreamRest } from '../durations.ts';
import { UpstreamError } from '../upstream/upstream.ts';
import { ProblemError } from './problem.ts';

/** What stands in `data` when a lookup fails in a way that the visitor should understand. */
export const refusal = <E extends LookupError>(error: E, more: Omit<Refusal, 'error'> = {}) => ({
  error,
  ...more,
});

/** Connection failures of the database: 08 is PostgreSQL's class for them, 57P0x is a server that goes away. */
const lostConnection = /^(08|57P0)|^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT|EHOSTUNREACH)$/;

const causesOf = (error: unknown): unknown[] => {
  const causes: unknown[] = [];
  for (let cause = error; cause instanceof Error && causes.length < 6; cause = cause.cause) {
    causes.push(cause);
    if (cause instanceof AggregateError) causes.push(...cause.errors);
  }
  return causes;
};

const isDatabaseGone = (error: unknown): boolean =>
  causesOf(error).some(
    (cause) =>
      cause instanceof Error &&
      (lostConnection.test(String((cause as NodeJS.ErrnoException).code ?? '')) ||
        /Connection terminated|timeout exceeded when trying to connect|PGlite is clos|Cannot use a pool after/.test(
          cause.message,
        )),
  );

/** What a failure of a source means to a visitor: in `data.error` where the call has a place for it. */
export const refusalFor = (call: Call, error: unknown): Refusal | null => {
  if (!(error instanceof UpstreamError)) return null;
  const wanted: LookupError = error.kind === 'limited' ? 'busy' : 'network';
  if (!call.errors.includes(wanted)) return null;
  return error.retryAfter === null ? { error: wanted } : { error: wanted, retryAfter: error.retryAfter };
};

/** Any failure as something that may be shown: what is not known is not told. */
export const problemFor = (error: unknown): ProblemError => {
  if (error instanceof ProblemError) return error;
  if (error instanceof UpstreamError) {
    return new ProblemError(503, 'The game service does not answer as it should. Try again in a while.', {
      headers: { 'Retry-After': String(Math.ceil((error.retryAfter ?? upstreamRest) / 1000)) },
    });
  }
  if (isDatabaseGone(error)) {
    return new ProblemError(503, 'The database cannot be reached. Try again in a moment.', {
      headers: { 'Retry-After': '5' },
    });
  }
  return new ProblemError(
    500,
    'Something went wrong on our side. The log has the details under the request id.',
  );
};

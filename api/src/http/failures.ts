import type { Call, LookupError, Refusal } from '@hotdrop/shared-domain/wire';
import { databaseRetryDelay, upstreamRetryDelay } from '../durations.ts';
import { UpstreamError } from '../upstream/upstream.ts';
import { internalError, ProblemError, serviceUnavailable } from './problem.ts';

/** Maps failures to answers: a refusal in `data.error` where the call allows it, else a problem with a status. */

/** The `data` of a lookup that failed in a way that visitors should understand. */
export const refusal = <E extends LookupError>(error: E, more: Omit<Refusal, 'error'> = {}) => ({
  error,
  ...more,
});

/** 08 is PostgreSQL's class of connection failures; 57P0x: the server shuts down; 57014: a statement took too long. */
const connectionErrorCodes =
  /^(08|57P0|57014)|^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT|EHOSTUNREACH)$/;
const connectionErrorMessages =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|PGlite is clos|Cannot use a pool after/;

const listCauses = (error: unknown): Error[] => {
  const causes: Error[] = [];
  for (let cause = error; cause instanceof Error && causes.length < 6; cause = cause.cause) {
    causes.push(cause);
    if (cause instanceof AggregateError) causes.push(...cause.errors.filter((each) => each instanceof Error));
  }
  return causes;
};

const isConnectionLost = (error: unknown): boolean =>
  listCauses(error).some(
    (cause) =>
      ('code' in cause && connectionErrorCodes.test(String(cause.code))) ||
      connectionErrorMessages.test(cause.message),
  );

/** The refusal for a failed upstream service, or null if this call has none for it. */
export const refusalFor = (call: Call, error: unknown): Refusal | null => {
  if (!(error instanceof UpstreamError)) return null;
  const wanted: LookupError = error.status === 'limited' ? 'busy' : 'network';
  if (!call.errors.includes(wanted)) return null;
  return refusal(wanted, error.retryAfter === null ? {} : { retryAfter: error.retryAfter });
};

/** The problem for any failure. Unknown errors keep their message to themselves: it may contain secrets. */
export const problemFor = (error: unknown): ProblemError => {
  if (error instanceof ProblemError) return error;
  if (error instanceof UpstreamError) {
    return serviceUnavailable(
      'The game service failed. Try again in a few minutes.',
      error.retryAfter ?? upstreamRetryDelay,
    );
  }
  if (isConnectionLost(error)) {
    return serviceUnavailable(
      'The database is not reachable. Try again in a few seconds.',
      databaseRetryDelay,
    );
  }
  return internalError('Internal error. The server log has the details under the request ID.');
};

import { limits } from '@hotdrop/shared-domain/rules';
import {
  type Call,
  keyRefused,
  type LookupError,
  type Problem,
  type Refusal,
  unknownCall,
} from '@hotdrop/shared-domain/wire';
import { databaseRetryDelay, upstreamRetryDelay } from '../durations.ts';
import { KeyRefusedError } from '../upstream/key-state.ts';
import { UpstreamError } from '../upstream/upstream.ts';

/** A client may escape each byte of the longest comment with up to three. */
export const maxBodySize = 3 * limits.commentBytes + 1024;

const titles = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  410: 'Gone',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
} as const;

interface ProblemOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** The rejected fields, and why. */
  readonly issues?: readonly string[];
  readonly type?: string;
}

/** A failure that is sent as `application/problem+json`. Visitors see `detail`. */
export class ProblemError extends Error {
  readonly status: keyof typeof titles;
  readonly headers: Readonly<Record<string, string>>;
  readonly issues: readonly string[];
  readonly type: string;

  constructor(
    status: keyof typeof titles,
    detail: string,
    { headers = {}, issues = [], type = 'about:blank' }: ProblemOptions = {},
  ) {
    super(detail);
    this.name = 'ProblemError';
    this.status = status;
    this.headers = headers;
    this.issues = issues;
    this.type = type;
  }
}

export const problemOf = ({ status, message, headers, issues, type }: ProblemError) => {
  const problem: Problem = {
    type,
    title: titles[status],
    status,
    detail: message,
    ...(issues.length > 0 && { issues }),
  };
  return {
    headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store', ...headers },
    body: JSON.stringify(problem),
  };
};

export const problemResponse = (error: ProblemError): Response => {
  const { headers, body } = problemOf(error);
  return new Response(body, { status: error.status, headers });
};

/** `Retry-After` counts whole seconds; 0 would invite an immediate retry. */
const retryAfterHeader = (milliseconds: number) => ({
  'Retry-After': String(Math.max(1, Math.ceil(milliseconds / 1000))),
});

export const badRequest = (detail: string, issues: readonly string[] = []) =>
  new ProblemError(400, detail, { issues });
export const unauthorized = (detail: string) => new ProblemError(401, detail);
export const refusedApiKey = () =>
  new ProblemError(401, 'This API key does not exist or was revoked. Create another one on the page "API".', {
    headers: { 'WWW-Authenticate': 'Bearer' },
  });
export const forbidden = (detail: string) => new ProblemError(403, detail);
export const notFound = (detail: string) => new ProblemError(404, detail);
export const unknownAddress = () =>
  new ProblemError(404, 'Unknown address. /api/v1/openapi.json lists all calls of this API.', {
    type: unknownCall,
  });
export const methodNotAllowed = (allowed: readonly string[]) =>
  new ProblemError(405, `This address allows only ${allowed.join(', ')}.`, {
    headers: { Allow: allowed.join(', ') },
  });
/** Closes the connection, because the rest of the body may follow on it. */
export const bodyTooLarge = () =>
  new ProblemError(413, `Request body too large: at most ${maxBodySize} bytes are allowed.`, {
    headers: { Connection: 'close' },
  });
export const unsupportedMediaType = (detail: string) => new ProblemError(415, detail);
export const tooManyRequests = (detail: string, retryAfter: number) =>
  new ProblemError(429, detail, { headers: retryAfterHeader(retryAfter) });
const internalError = (detail: string) => new ProblemError(500, detail);
const serviceUnavailable = (detail: string, retryAfter: number, type?: string) =>
  new ProblemError(503, detail, { headers: retryAfterHeader(retryAfter), ...(type && { type }) });

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
  const isKeyRefused = error instanceof KeyRefusedError;
  const lookupError: LookupError = !isKeyRefused && error.status === 'limited' ? 'busy' : 'network';
  if (!call.errors.includes(lookupError)) return null;
  return refusal(lookupError, {
    ...(error.retryAfter !== null && { retryAfter: error.retryAfter }),
    ...(isKeyRefused && { isKeyRefused }),
  });
};

/** The problem for any failure. Unknown errors keep their message to themselves: it may contain secrets. */
export const problemFor = (error: unknown): ProblemError => {
  if (error instanceof ProblemError) return error;
  if (error instanceof KeyRefusedError) {
    return serviceUnavailable(
      'The game service refuses the requests of this site. Stored data is still available.',
      error.retryAfter ?? upstreamRetryDelay,
      keyRefused,
    );
  }
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

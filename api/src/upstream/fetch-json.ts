import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { firstRetryDelay, upstreamTimeout } from '../durations.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import { UpstreamError } from './upstream.ts';

class TooLargeError extends Error {
  constructor(maxBytes: number) {
    super(`more than ${maxBytes} bytes`);
    this.name = 'TooLargeError';
  }
}

/** Reads a body while it is within the limit, which counts decompressed bytes. Ends the connection beyond it. */
export const readText = async ({ body }: Response, maxBytes: number): Promise<string> => {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.byteLength;
    if (bytes > maxBytes) throw new TooLargeError(maxBytes);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
};

export interface RequestOptions {
  /** The service's name in errors and metrics. */
  readonly source: string;
  readonly metrics: Metrics;
  readonly timeout?: number;
  /** Runs before each attempt, for example to count it. If it fails, there is no attempt. */
  readonly beforeAttempt?: () => Promise<void>;
}

const attempts = 3;

/** The largest answers are matches and players with thousands of matches, with less than 2 MB. */
const maxAnswerBytes = 16 * 1024 * 1024;

type Outcome = { readonly response: Response } | { readonly error: unknown };

/** Compares names, because `instanceof` fails for errors of another realm. */
const hasName = (error: unknown, name: string): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === name;

const tryOnce = async (url: string, headers: Record<string, string>, timeout: number): Promise<Outcome> => {
  try {
    const signal = AbortSignal.timeout(timeout);
    return { response: await fetch(url, { headers, redirect: 'error', signal }) };
  } catch (error) {
    return { error };
  }
};

/** Sends a GET request. Retries network errors and 5xx with growing delays. */
export const fetchWithRetry = async (
  url: string,
  headers: Record<string, string>,
  { source, metrics, timeout = upstreamTimeout, beforeAttempt }: RequestOptions,
): Promise<Response> => {
  let failure: unknown;
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (attempt > 0) await wait(firstRetryDelay * 3 ** (attempt - 1));
    await beforeAttempt?.();
    const outcome = await tryOnce(url, headers, timeout);
    if ('error' in outcome) {
      metrics.upstream.inc({ source, outcome: 'no answer' });
      failure = outcome.error;
      // No retry after a timeout: a visitor may be waiting.
      if (hasName(failure, 'TimeoutError')) break;
      continue;
    }
    const { response } = outcome;
    metrics.upstream.inc({ source, outcome: String(response.status) });
    if (response.status < 500) return response;
    await response.body?.cancel();
    failure = new Error(`status ${response.status}`);
  }
  const message = `${source} is not reachable: ${failure}`;
  throw new UpstreamError('unreachable', message, { cause: failure });
};

/** Reads a JSON answer by its schema, so that a changed API fails here and not in a page. */
export const readJson = async <S extends v.GenericSchema>(
  response: Response,
  schema: S,
  source: string,
): Promise<v.InferOutput<S>> => {
  let body: unknown;
  try {
    body = JSON.parse(await readText(response, maxAnswerBytes));
  } catch (cause) {
    if (cause instanceof TooLargeError)
      throw new UpstreamError('malformed', `${source} sent ${cause.message}.`, { cause });
    if (hasName(cause, 'SyntaxError'))
      throw new UpstreamError('malformed', `${source} answered with invalid JSON.`, { cause });
    throw new UpstreamError('unreachable', `${source} interrupted its answer.`, { cause });
  }
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const issues = result.issues.slice(0, 5).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  throw new UpstreamError('malformed', `${source} answered in an unexpected shape: ${issues.join('; ')}`);
};

import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { firstPause, upstreamTimeout } from '../durations.ts';
import type { Metrics } from '../operation/metrics.ts';
import { UpstreamError } from './upstream.ts';

export interface Asking {
  readonly source: string;
  readonly metrics: Metrics;
  readonly timeout?: number;
}

const attempts = 3;

interface Outcome {
  readonly response?: Response;
  readonly error?: Error;
}

const tryOnce = async (url: string, headers: Record<string, string>, timeout: number): Promise<Outcome> => {
  try {
    return {
      response: await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(timeout) }),
    };
  } catch (error) {
    return { error: error as Error };
  }
};

/** Asks a source. What is broken for a moment (no answer, 5xx) is asked again, with pauses that grow. */
export const ask = async (
  url: string,
  headers: Record<string, string>,
  { source, metrics, timeout = upstreamTimeout }: Asking,
): Promise<Response> => {
  let last: Outcome = {};
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (attempt > 0) await wait(firstPause * 3 ** (attempt - 1));
    last = await tryOnce(url, headers, timeout);
    metrics.upstream.inc({ source, outcome: String(last.response?.status ?? 'no answer') });
    if (last.response && last.response.status < 500) return last.response;
    await last.response?.body?.cancel();
    // Who was slow once is not asked again while somebody waits.
    if (last.error?.name === 'TimeoutError') break;
  }
  const reason = last.error?.message ?? `it answered ${last.response?.status}`;
  throw new UpstreamError('unreachable', `${source} cannot be reached: ${reason}`, { cause: last.error });
};

/** Reads an answer by its schema: a source that changes its answers is found here, not in a page. */
export const readJson = async <S extends v.GenericSchema>(
  response: Response,
  schema: S,
  source: string,
): Promise<v.InferOutput<S>> => {
  let body: unknown;
  try {
    body = await response.json();
  } catch (cause) {
    if ((cause as Error).name !== 'SyntaxError')
      throw new UpstreamError('unreachable', `${source} did not finish its answer.`, { cause });
    throw new UpstreamError('malformed', `${source} answered something that is not JSON.`, { cause });
  }
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const complaints = result.issues.slice(0, 5).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  throw new UpstreamError('malformed', `${source} answered in another shape: ${complaints.join('; ')}`);
};

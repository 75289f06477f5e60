import ky from 'ky';
import type { Call } from '../call.ts';
import { type CallName, calls, listCalls } from '../calls.ts';
import type { Api, ApiFailure, CallOptions, Result } from '../failure.ts';
import { malformed, readAnswer, readProblem } from './read-answer.ts';
import { type PlannedRequest, planRequest } from './request.ts';
import { callerLeft, createSharedRequests, type Join } from './shared-requests.ts';

export interface ApiSettings {
  /** The API's prefix: `/api/v1` in a browser, with scheme and host on a server. */
  readonly baseUrl: string;
  readonly fetch?: typeof globalThis.fetch;
  /**
   * For browsers: waits until a lost connection returns. Resolves to false if it was not lost, or if the caller leaves.
   * The client then repeats a read that got no answer.
   */
  readonly waitForConnection?: (signal: AbortSignal) => Promise<boolean>;
  /** Timeout of a call in milliseconds, including its retry. */
  readonly timeout?: number;
  /** Aborts all calls. On a server: when the visitor closes the connection. */
  readonly signal?: AbortSignal;
  /** Headers of every call, such as the visitor's cookie if a server calls for a visitor. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Joins identical requests in flight. Clients with the same function share them; by default, each client has its own.
   */
  readonly join?: Join<Result<unknown>>;
  /** Reports entries of a list that were left out because they broke their schema. */
  readonly report?: (message: string) => void;
}

type CacheMode = NonNullable<RequestInit['cache']>;

const defaultTimeout = 10_000;
const timedOut = 'the deadline has passed';

/** Creates the calls of the API. */
export function createApi(settings: ApiSettings): Api {
  const { join = createSharedRequests<Result<unknown>>() } = settings;
  const prefix = settings.baseUrl.replace(/\/$/, '');
  const client = ky.create({
    credentials: 'include',
    timeout: false,
    throwHttpErrors: false,
    retry: { limit: 1, methods: ['get'], statusCodes: [] },
    ...(settings.fetch && { fetch: settings.fetch }),
    ...(settings.headers && { headers: settings.headers }),
  });

  const sendRequest = async (
    request: PlannedRequest,
    signal: AbortSignal,
    cache: CacheMode,
  ): Promise<Received> => {
    const response = await client(prefix + request.address, {
      method: request.method,
      signal,
      cache,
      ...(request.body !== undefined && { json: request.body }),
      ...(request.idempotencyKey !== undefined && {
        headers: { 'idempotency-key': request.idempotencyKey },
        retry: { limit: 1, methods: ['post'], statusCodes: [] },
      }),
    });
    return { response, body: parseJson(await response.text()) };
  };

  /** How many calls that write have ended. */
  let writes = 0;

  const send = async (name: CallName, request: PlannedRequest, controller: AbortController) => {
    // Older browsers have no `AbortSignal.any`; only servers pass their own signal.
    const signal = settings.signal
      ? AbortSignal.any([controller.signal, settings.signal])
      : controller.signal;
    const attempt = async (cache: CacheMode = 'default') => {
      const timer = setTimeout(() => controller.abort(timedOut), settings.timeout ?? defaultTimeout);
      const received = await sendRequest(request, signal, cache).catch((error: unknown) => ({ error }));
      clearTimeout(timer);
      return received;
    };
    const isRead = request.method === 'GET';
    let received = await attempt();
    while ('error' in received && isRead && (await settings.waitForConnection?.(signal)))
      received = await attempt();

    if ('response' in received) {
      const result = read(name, received);
      // The browser's cache keeps a broken answer with its ETag, so bypass it.
      const isBroken = received.response.ok && !result.ok && result.error.kind === 'malformed';
      const again = isRead && isBroken ? await attempt('reload') : received;
      return 'response' in again ? read(name, again) : result;
    }
    if (!signal.aborted) return failed(networkFailure(name, 'unreachable', received.error));
    return failed(
      signal.reason === timedOut ? networkFailure(name, 'timeout', timedOut) : abortedFailure(name),
    );
  };

  const read = (name: CallName, { response, body }: Received): Result<unknown> => {
    if (!response.ok) return failed(readProblem(name, response, body));
    if (body === undefined) return malformed(name, ['it is not JSON']);
    return readAnswer(name, calls[name], body, settings.report);
  };

  const perform = async (name: CallName, input: Readonly<Record<string, unknown>>, options: CallOptions) => {
    const call: Call = calls[name];
    const plan = planRequest(name, call, input);
    if (!plan.ok) return plan;
    const request = { ...plan.request, idempotencyKey: options.idempotencyKey };
    const isRead = call.method === 'GET';
    // Writes are never shared, because two equal comments are two comments. A read after a write waits for no earlier
    // read: the answer could lack what was written.
    const key = isRead ? `${writes} ${request.address}` : Symbol(name);
    const result = await join(key, (controller) => send(name, request, controller), options.signal);
    if (!isRead) writes += 1;
    return result === callerLeft ? failed(abortedFailure(name)) : result;
  };

  const operations = listCalls().map(([name]) => [
    name,
    (input = {}, options: CallOptions = {}) => perform(name, input, options),
  ]);
  return Object.fromEntries(operations) as Api;
}

interface Received {
  readonly response: Response;
  /** Undefined: the text was not JSON. */
  readonly body: unknown;
}

const failed = (error: ApiFailure): Result<never> => ({ ok: false, error });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const abortedFailure = (call: CallName): ApiFailure => ({
  call,
  message: `${call} was aborted because its caller has left`,
  kind: 'aborted',
});

const networkFailure = (call: CallName, reason: 'unreachable' | 'timeout', error: unknown): ApiFailure => ({
  call,
  message: `${call} got no answer (${reason}): ${String(error)}`,
  kind: 'network',
  reason,
});

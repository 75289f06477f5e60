import ky from 'ky';
import type { Api, CallOptions } from '../api.ts';
import type { Call } from '../call.ts';
import { type CallName, calls } from '../calls.ts';
import type { ApiFailure, Result } from '../failure.ts';
import { createFlights, left } from './flights.ts';
import { malformed, readAnswer } from './read-answer.ts';
import { readProblem } from './read-problem.ts';
import { type PlannedRequest, planRequest } from './request.ts';

export interface ApiSettings {
  /** The API's prefix: `/api/v1` in a browser, with scheme and host on a server. */
  readonly baseUrl: string;
  readonly fetch?: typeof globalThis.fetch;
  /** Milliseconds for a whole call, its retry included. */
  readonly timeout?: number;
  /** Ends all calls: of a request on the server whose visitor has left. */
  readonly signal?: AbortSignal;
  /** Sent with every call: the visitor's cookie, when a server calls on the visitor's behalf. */
  readonly headers?: Readonly<Record<string, string>>;
}

const patience = 10_000;

/** Makes the calls of the API. */
export function createApi(settings: ApiSettings): Api {
  const join = createFlights<Result<unknown>>();
  const prefix = settings.baseUrl.replace(/\/$/, '');
  const client = ky.create({
    credentials: 'include',
    timeout: false,
    throwHttpErrors: false,
    retry: { limit: 1, methods: ['get'], statusCodes: [] },
    ...(settings.fetch && { fetch: settings.fetch }),
    ...(settings.headers && { headers: settings.headers }),
  });

  const send = async (
    name: CallName,
    request: PlannedRequest,
    leaving: AbortSignal,
  ): Promise<Result<unknown>> => {
    const deadline = AbortSignal.timeout(settings.timeout ?? patience);
    const signal = AbortSignal.any([leaving, deadline, ...(settings.signal ? [settings.signal] : [])]);
    try {
      const response = await client(prefix + request.address, {
        method: request.method,
        signal,
        ...(request.body !== undefined && { json: request.body }),
      });
      const body = parseJson(await response.text());
      if (!response.ok) return { ok: false, error: readProblem(name, response, body) };
      return body === undefined ? malformed(name, ['it is not JSON']) : readAnswer(name, calls[name], body);
    } catch (error) {
      if (deadline.aborted) return { ok: false, error: unreached(name, 'timeout', error) };
      if (signal.aborted) return { ok: false, error: abandoned(name) };
      return { ok: false, error: unreached(name, 'unreachable', error) };
    }
  };

  const perform = async (name: CallName, input: Readonly<Record<string, unknown>>, options: CallOptions) => {
    const call: Call = calls[name];
    const plan = planRequest(name, call, input);
    if (!plan.ok) return plan;
    const { request } = plan;
    // What changes something is never shared: two equal comments are two comments.
    const key = call.method === 'GET' ? request.address : Symbol(name);
    const result = await join(key, (leaving) => send(name, request, leaving), options.signal);
    return result === left ? { ok: false, error: abandoned(name) } : result;
  };

  const operations = Object.keys(calls).map((name) => [
    name,
    (input = {}, options: CallOptions = {}) => perform(name as CallName, input, options),
  ]);
  return Object.fromEntries(operations) as Api;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const abandoned = (call: CallName): ApiFailure => ({
  call,
  message: `${call} was given up: nobody waits for it any more`,
  kind: 'aborted',
});

const unreached = (call: CallName, reason: 'unreachable' | 'timeout', error: unknown): ApiFailure => ({
  call,
  message: `${call} got no answer (${reason}): ${String(error)}`,
  kind: 'network',
  reason,
});

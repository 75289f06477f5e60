import { createServiceKey, signCall } from '@hotdrop/shared-domain/area-service';
import type { Locale } from '@hotdrop/shared-domain/locale';
import { parseJson } from '@hotdrop/shared-domain/wire';
import { callerLeft, createSharedRequests } from '@hotdrop/shared-host/fetch';
import type { FoundCall } from '@hotdrop/shared-host/server';
import { LRUCache } from 'lru-cache';
import { limitAnswer } from '../http/limit-answer.ts';
import { problem } from '../http/problem.ts';
import type { CallHealth } from './call-health.ts';

export interface AreaCall extends FoundCall {
  readonly area: string;
  readonly owner: string;
  readonly locale: Locale;
  /** The site's origin. */
  readonly site: string;
  /** The area's name for the signed-in visitor. */
  readonly visitor?: string | null;
  /** The longest time in ms that the caller can wait. */
  readonly maxTimeout?: number;
  /** The JSON of a POST. */
  readonly body?: string;
  /** Aborts when the visitor leaves. */
  readonly signal?: AbortSignal;
}

export type CallOutcome = 'ok' | 'refused' | 'failed';

interface AreaCallsOptions {
  /** The origin of each area's service. */
  readonly services: Readonly<Record<string, string>>;
  /** Derives the keys with which calls are signed. */
  readonly secret: string;
  readonly health: CallHealth;
  readonly onAnswer?: (
    about: { readonly area: string; readonly call: string; readonly outcome: CallOutcome },
    seconds: number,
  ) => void;
  /** A monotonic clock, in ms. */
  readonly now?: () => number;
}

interface Answer {
  readonly status: number;
  readonly body: string | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly at: number;
  /** The reason why there is no answer. */
  readonly failure?: string;
}

interface Service {
  readonly origin: string;
  /** Signs the calls. */
  readonly key: string;
  readonly kept: LRUCache<string, Answer>;
  inFlight: number;
}

const visitorLeft = 'the visitor has left';
const defaultTimeout = 1_500;
/** Our own answers have at most 0.2 MB. */
const maxBytes = 1_024 * 1_024;
/** Requests in flight to one service: a slow one must not use up this server's memory. */
const maxInFlight = 64;
/** Bytes of an area's answers in memory. */
const maxKeptBytes = 4 * 1_024 * 1_024;
/** Age in ms up to which an answer replaces a missing one, as for the API. */
const maxAge = 300_000;

export type AreaCalls = ReturnType<typeof createAreaCalls>;

const createKept = () =>
  new LRUCache<string, Answer>({
    maxSize: maxKeptBytes,
    sizeCalculation: ({ body }) => (body?.length ?? 0) + 1_000,
  });

/** Passes the areas' own calls on to their services. Cached answers are the same for all visitors. */
export function createAreaCalls({
  services: origins,
  secret,
  health,
  onAnswer,
  now = () => performance.now(),
}: AreaCallsOptions) {
  const services = new Map(
    Object.entries(origins).map(([area, origin]): [string, Service] => [
      area,
      { origin, key: createServiceKey(secret, area), kept: createKept(), inFlight: 0 },
    ]),
  );
  const share = createSharedRequests<Answer>();

  const getKey = ({ locale, site, address }: AreaCall) => `${locale} ${site} ${address}`;
  const getLeft = ({ declared: { cache = 0 } }: AreaCall, { at }: Answer) => cache * 1_000 - (now() - at);

  const findFresh = (call: AreaCall, service: Service): Answer | undefined => {
    const kept = service.kept.get(getKey(call));
    return kept && getLeft(call, kept) > 0 ? kept : undefined;
  };

  /** Asks the service, and tells operators what came of it. `left` aborts when nobody waits for the answer. */
  async function send(call: AreaCall, service: Service, left: AbortSignal | undefined): Promise<Answer> {
    const { area, name, owner, declared, maxTimeout = Number.POSITIVE_INFINITY } = call;
    const timeout = Math.min(declared.timeout ?? defaultTimeout, maxTimeout);
    const deadline = AbortSignal.timeout(timeout);
    const begin = now();
    service.inFlight += 1;
    let answer: Answer;
    try {
      answer =
        service.inFlight > maxInFlight
          ? fail('too many requests wait for its service', 503)
          : await ask(call, service, left ? AbortSignal.any([left, deadline]) : deadline);
    } catch (error) {
      if (left?.aborted) return fail(visitorLeft, 499);
      answer = deadline.aborted ? fail(`no answer within ${timeout} ms`, 504) : fail(describe(error), 502);
    } finally {
      service.inFlight -= 1;
    }
    const outcome = answer.failure ? 'failed' : answer.status < 400 ? 'ok' : 'refused';
    onAnswer?.({ area, call: name, outcome }, (now() - begin) / 1_000);
    health.record({ area, owner, call: name }, answer.failure);
    return answer;
  }

  const fail = (failure: string, status: number): Answer => ({
    status,
    body: null,
    headers: {},
    failure,
    at: now(),
  });

  async function ask(call: AreaCall, service: Service, signal: AbortSignal): Promise<Answer> {
    const { area, locale, site, visitor = null, body } = call;
    const response = await fetch(service.origin + call.address, {
      method: call.declared.method ?? 'GET',
      // A redirect could lead to a host that only this server reaches.
      redirect: 'manual',
      signal,
      headers: {
        accept: 'application/json',
        'accept-encoding': 'identity',
        'accept-language': locale,
        authorization: signCall({ site, locale, visitor }, { area, key: service.key }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    });
    const { status, headers } = response;
    const limited = await limitAnswer(response, maxBytes);
    const type = headers.get('content-type') ?? '';
    const problem = findProblem(status, type);
    if (problem) {
      await limited.body?.cancel();
      return fail(problem, 502);
    }
    if (status === 204) return { status, body: null, headers: {}, at: now() };
    const text = await limited.text();
    if (parseJson(text) === undefined) return fail('its JSON is damaged', 502);
    const retryAfter = /^\d{1,6}$/.exec(headers.get('retry-after') ?? '')?.[0];
    return {
      status,
      body: text,
      headers: {
        'content-type': status < 400 ? 'application/json' : 'application/problem+json',
        ...(retryAfter && { 'retry-after': retryAfter }),
      },
      at: now(),
      ...(status === 503 && { failure: 'it answers 503' }),
    };
  }

  async function read(call: AreaCall, service: Service): Promise<Answer> {
    if (call.declared.cache === undefined) return send(call, service, call.signal);
    const key = getKey(call);
    const answer = await share(
      `${call.area} ${key}`,
      ({ signal }) => send({ ...call, visitor: null }, service, signal),
      call.signal,
    );
    if (answer === callerLeft) return fail(visitorLeft, 499);
    if (answer.status === 200) service.kept.set(key, answer);
    if (!answer.failure) return answer;
    const last = service.kept.get(key);
    return last && now() - last.at < maxAge ? last : answer;
  }

  function toResponse(call: AreaCall, answer: Answer): Response {
    const { status, body, headers, failure } = answer;
    if (failure !== undefined && body === null) {
      const isBusy = status === 503;
      return problem(status, `${call.area} got no answer from its service`, {
        detail: isBusy ? 'Try again in a moment.' : 'Try again in a few minutes.',
        retryAfter: isBusy ? 1 : 5,
      });
    }
    const left = Math.floor(getLeft(call, answer) / 1_000);
    return new Response(body, {
      status,
      headers: {
        ...headers,
        'cache-control': status === 200 && left > 0 ? `private, max-age=${left}` : 'no-store',
        vary: 'accept-language',
      },
    });
  }

  return {
    /** Answers a cached call from memory, or not at all. */
    recall(call: AreaCall): Response | undefined {
      const service = services.get(call.area);
      const fresh = service && findFresh(call, service);
      return fresh && toResponse(call, fresh);
    },

    /** Answers a call. A failure of the service is an answer, too. */
    async fetch(call: AreaCall): Promise<Response> {
      const service = services.get(call.area);
      if (!service) {
        return problem(501, `This site has no service for ${call.area}`, {
          detail: `Name it in SITE_CONFIG: areas.${call.area}.service.`,
        });
      }
      return toResponse(call, findFresh(call, service) ?? (await read(call, service)));
    },
  };
}

/** Explains why an answer of a service is none for the area. */
function findProblem(status: number, type: string): string | undefined {
  if (status >= 300 && status < 400) return `it redirects (${status})`;
  if (status === 401) return 'it refuses the signature of this site (401): check its key and its clock';
  if (status >= 500 && status !== 503) return `it answers ${status}`;
  if (status === 204 || /^application\/([\w.-]+\+)?json\b/i.test(type)) return undefined;
  return `it answers ${status} with ${type || 'no content type'} instead of JSON`;
}

/** Undici tells the reason in the cause of its errors. */
function describe(error: unknown): string {
  const { message, cause } = Object(error);
  return Object(cause).message || message || String(error);
}

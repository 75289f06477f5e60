import { createServiceKey, signCall } from '@hotdrop/shared-domain/area-service';
import type { Locale } from '@hotdrop/shared-domain/locale';
import { createSharedRequests } from '@hotdrop/shared-host/fetch';
import type { FoundCall } from '@hotdrop/shared-host/server';
import { LRUCache } from 'lru-cache';
import { limitAnswer } from '../http/limit-answer.ts';
import type { CallHealth } from './call-health.ts';
import { problem } from './problem.ts';

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
  readonly services: Readonly<Record<string, string | undefined>>;
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

/** Passes the areas' own calls on to their services. Cached answers are the same for all visitors. */
export function createAreaCalls({
  services,
  secret,
  health,
  onAnswer,
  now = () => performance.now(),
}: AreaCallsOptions) {
  const inFlight = new Map<string, number>();
  const keptByArea = new Map<string, LRUCache<string, Answer>>();
  const share = createSharedRequests<Answer>();

  const getKept = (area: string) => {
    const kept =
      keptByArea.get(area) ??
      new LRUCache<string, Answer>({
        maxSize: maxKeptBytes,
        sizeCalculation: ({ body }) => (body?.length ?? 0) + 1_000,
      });
    keptByArea.set(area, kept);
    return kept;
  };
  const getKey = ({ locale, site, address }: AreaCall) => `${locale} ${site} ${address}`;
  const getLeft = ({ declared: { cache = 0 } }: AreaCall, { at }: Answer) => cache * 1_000 - (now() - at);

  const findFresh = (call: AreaCall): Answer | undefined => {
    if (call.declared.cache === undefined) return undefined;
    const kept = getKept(call.area).get(getKey(call));
    return kept && getLeft(call, kept) > 0 ? kept : undefined;
  };

  async function send(call: AreaCall, service: string, controller: AbortController): Promise<Answer> {
    const { area, name, owner, declared } = call;
    const count = inFlight.get(area) ?? 0;
    if (count >= maxInFlight) return fail('too many requests wait for its service', 503);
    inFlight.set(area, count + 1);
    const timeout = Math.min(declared.timeout ?? defaultTimeout, call.maxTimeout ?? Number.POSITIVE_INFINITY);
    const timer = setTimeout(() => controller.abort(new Error(`no answer within ${timeout} ms`)), timeout);
    const begin = now();
    const record = (outcome: CallOutcome, reason?: string) => {
      onAnswer?.({ area, call: name, outcome }, (now() - begin) / 1_000);
      health.record({ area, owner, call: name }, reason);
    };
    try {
      const answer = await ask(call, service, controller.signal);
      record(answer.failure ? 'failed' : answer.status < 400 ? 'ok' : 'refused', answer.failure);
      return answer;
    } catch (error) {
      const { aborted, reason } = controller.signal;
      // The last visitor who waited has left.
      if (aborted && !(reason instanceof Error && reason.message.startsWith('no answer'))) {
        return fail('the visitor has left', 499);
      }
      const answer = aborted ? fail(reason.message, 504) : fail(describe(error), 502);
      record('failed', answer.failure);
      return answer;
    } finally {
      clearTimeout(timer);
      inFlight.set(area, (inFlight.get(area) ?? 1) - 1);
    }
  }

  const fail = (failure: string, status: number): Answer => ({
    status,
    body: null,
    headers: {},
    failure,
    at: now(),
  });

  async function ask(call: AreaCall, service: string, signal: AbortSignal): Promise<Answer> {
    const { area, locale, site, visitor = null, body } = call;
    const response = await fetch(service + call.address, {
      method: call.declared.method ?? 'GET',
      // A redirect could lead to a host that only this server reaches.
      redirect: 'manual',
      signal,
      headers: {
        accept: 'application/json',
        'accept-encoding': 'identity',
        'accept-language': locale,
        authorization: signCall({ site, locale, visitor }, { area, key: createServiceKey(secret, area) }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    });
    const { status, headers } = response;
    const limited = await limitAnswer(response, maxBytes);
    if (status >= 300 && status < 400) return discard(limited, `it redirects (${status})`);
    if (status >= 500 && status !== 503) return discard(limited, `it answers ${status}`);
    if (status === 204) return { status, body: null, headers: {}, at: now() };
    const type = headers.get('content-type') ?? '';
    if (!/^application\/([\w.-]+\+)?json\b/i.test(type)) {
      return discard(limited, `it answers ${status} with ${type || 'no content type'} instead of JSON`);
    }
    const text = await limited.text();
    if (!isJson(text)) return fail('its JSON is damaged', 502);
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

  async function discard(response: Response, failure: string): Promise<Answer> {
    await response.body?.cancel();
    return fail(failure, 502);
  }

  async function read(call: AreaCall, service: string): Promise<Answer> {
    if (call.declared.cache === undefined) {
      const controller = new AbortController();
      call.signal?.addEventListener('abort', () => controller.abort());
      return send(call, service, controller);
    }
    const kept = getKept(call.area);
    const key = getKey(call);
    const answer = await share(
      `${call.area} ${key}`,
      (controller) => send({ ...call, visitor: null }, service, controller),
      call.signal,
    );
    if (typeof answer === 'symbol') return fail('the visitor has left', 499);
    if (answer.status === 200) kept.set(key, answer);
    if (!answer.failure) return answer;
    const last = kept.get(key);
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
      const fresh = findFresh(call);
      return fresh && toResponse(call, fresh);
    },

    /** Answers a call. A failure of the service is an answer, too. */
    async fetch(call: AreaCall): Promise<Response> {
      const service = services[call.area];
      if (!service) {
        return problem(501, `This site has no service for ${call.area}`, {
          detail: `Name it in SITE_CONFIG: areas.${call.area}.service.`,
        });
      }
      return toResponse(call, findFresh(call) ?? (await read(call, service)));
    },
  };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Undici tells the reason in the cause of its errors. */
function describe(error: unknown): string {
  const { message, cause } = Object(error);
  return Object(cause).message || message || String(error);
}

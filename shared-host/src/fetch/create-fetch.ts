import type { Site } from '@hotdrop/shared-domain/contract';
import type { Locale } from '@hotdrop/shared-domain/locale';
import { waitForConnection } from '@hotdrop/shared-domain/lost-files';
import ky, { type KyInstance } from 'ky';
import { callerLeft, createSharedRequests, type Join } from './shared-requests.ts';

/** A complete answer. Every caller that shares it gets a `Response` of its own. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: ArrayBuffer | Uint8Array<ArrayBuffer>;
}

/** Sends a request, and reads the whole answer. */
export type Send = (url: string, init: RequestInit) => Promise<Answer>;

export interface FetchSettings {
  /** The start of the API's addresses: `/api/v1` in a browser, with scheme and host on a server. */
  readonly apiBase: string;
  /** The start of the areas' addresses, `/areas/` by default. On a page of another site, with scheme and host. */
  readonly areasBase?: string;
  /** The language of the page, which the areas' own services learn. */
  readonly locale?: Locale;
  readonly send?: Send;
  /** Timeout of a request in milliseconds, including its retry and its body. */
  readonly timeout?: number;
  /** Shares reads with other fetches that have the same function. By default, each fetch shares its own. */
  readonly join?: Join<Answer>;
}

const apiPrefix = '/api/v1/';
const areasPrefix = '/areas/';
const defaultTimeout = 10_000;
const isRead = ({ method = 'GET' }: RequestInit) => method === 'GET';
/** Settings of ky: a request without an answer is sent once more. */
const onceMore = (method: 'get' | 'post') => ({
  retry: { limit: 1, methods: [method], statusCodes: [] },
});

/** A client that gives back each answer, also a refusal, and sends reads once more if there is none. */
export const createClient = (settings: {
  readonly fetch?: typeof globalThis.fetch;
  readonly headers?: Readonly<Record<string, string>>;
}): KyInstance => ky.create({ timeout: false, throwHttpErrors: false, ...onceMore('get'), ...settings });

export const sendWith =
  (client: KyInstance): Send =>
  async (url, init) => {
    const mayRepeat = new Headers(init.headers).has('idempotency-key');
    const response = await client(url, { ...init, ...(mayRepeat && onceMore('post')) });
    return { status: response.status, headers: response.headers, body: await response.arrayBuffer() };
  };

/**
 * Creates the `fetch` of a site. Areas with clients of their own share identical reads in flight. A read without an
 * answer is sent once more, and again when a lost connection returns; so is a write with an idempotency key, once.
 */
export function createFetch(settings: FetchSettings): Site['fetch'] {
  const {
    join = createSharedRequests<Answer>(),
    timeout = defaultTimeout,
    send = sendWith(createClient({})),
  } = settings;
  /** How many requests that write have ended. */
  let writes = 0;

  return async (address, init = {}) => {
    const url = findUrl(address, settings);
    const mayShare = isRead(init);
    // Writes are never shared, because two equal comments are two comments. A read after a write waits for no earlier
    // read: the answer could lack what was written.
    const key = mayShare
      ? JSON.stringify([address, writes, init.cache, [...new Headers(init.headers)]])
      : Symbol(address);
    const signal = init.signal ?? undefined;
    try {
      const own = isOwnCall(address)
        ? toOwnCall(init, settings)
        : { credentials: 'include' as const, ...init };
      const answer = await join(key, (controller) => sendInTime(send, url, own, controller, timeout), signal);
      if (answer === callerLeft) throw signal?.reason;
      const { status } = answer;
      return new Response(bodiless.has(status) ? null : answer.body, { status, headers: answer.headers });
    } finally {
      if (!mayShare) writes += 1;
    }
  };
}

/** Adds the language. Other sites' pages may not send cookies along. */
function toOwnCall(init: RequestInit, { locale }: FetchSettings): RequestInit {
  const headers = new Headers(init.headers);
  if (locale) headers.set('accept-language', locale);
  return { credentials: 'same-origin', ...init, headers };
}

/** `Response` refuses a body for them. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

function findUrl(address: string, { apiBase, areasBase = areasPrefix }: FetchSettings): string {
  const { pathname, search } = new URL(address, 'http://site.invalid');
  const below = (base: string, prefix: string) =>
    `${base.replace(/\/$/, '')}/${pathname.slice(prefix.length)}${search}`;
  if (pathname.startsWith(apiPrefix)) return below(apiBase, apiPrefix);
  if (isOwnCall(pathname)) return below(areasBase, areasPrefix);
  throw new TypeError(
    `A site fetches addresses that begin with ${apiPrefix} or /areas/AREA/api/, not "${address}".`,
  );
}

/** Whether an address is a call of an area's own service. */
const isOwnCall = (address: string) => /^\/areas\/[^/]+\/api\//.test(address);

async function sendInTime(
  send: Send,
  url: string,
  init: RequestInit,
  controller: AbortController,
  timeout: number,
): Promise<Answer> {
  const { signal } = controller;
  for (;;) {
    const expire = () => controller.abort(new DOMException(`No answer within ${timeout} ms`, 'TimeoutError'));
    const timer = setTimeout(expire, timeout);
    try {
      return await send(url, { ...init, signal });
    } catch (error) {
      clearTimeout(timer);
      if (signal.aborted) throw signal.reason;
      if (isRead(init) && (await waitForConnection(signal))) continue;
      throw new TypeError(`No answer: ${String(error)}`, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }
}

import type { Site } from '@hotdrop/shared-domain/contract';
import type { Locale } from '@hotdrop/shared-domain/locale';
import { waitForConnection } from '@hotdrop/shared-domain/lost-files';
import { callerLeft, createSharedRequests, type Join } from './shared-requests.ts';

/** A complete answer. Every caller that shares it gets a `Response` of its own. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: ArrayBuffer;
}

export interface FetchSettings {
  /** The start of the API's addresses: `/api/v1` in a browser, with scheme and host on a server. */
  readonly apiBase: string;
  /** The start of the areas' addresses, `/areas/` by default. On a page of another site, with scheme and host. */
  readonly areasBase?: string;
  /** The language of the page, which the areas' own services learn. */
  readonly locale?: Locale;
  readonly fetch?: typeof globalThis.fetch;
  /** Timeout of a request in milliseconds, including its retry and its body. */
  readonly timeout?: number;
  /** Headers of every request, such as the address of the visitor for whom a server asks. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Shares reads with other fetches that have the same function. By default, each fetch shares its own. */
  readonly join?: Join<Answer>;
}

const apiPrefix = '/api/v1/';
const areasPrefix = '/areas/';
const defaultTimeout = 10_000;
/** Before a request is sent once more, in ms. */
const retryDelay = 300;

/**
 * Creates the `fetch` of a site. Areas with clients of their own share identical reads in flight. A read without an
 * answer is sent once more, and again when a lost connection returns; so is a write with an idempotency key, once.
 */
export function createFetch(settings: FetchSettings): Site['fetch'] {
  const { join = createSharedRequests<Answer>() } = settings;
  /** How many requests that write have ended. */
  let writes = 0;

  return async (address, init = {}) => {
    const url = findUrl(address, settings);
    const isRead = (init.method ?? 'GET') === 'GET';
    // Writes are never shared, because two equal comments are two comments. A read after a write waits for no earlier
    // read: the answer could lack what was written.
    const key = isRead
      ? JSON.stringify([address, writes, init.cache, [...new Headers(init.headers)]])
      : Symbol(address);
    const signal = init.signal ?? undefined;
    try {
      const own = isOwnCall(address) ? toOwnCall(init, settings) : init;
      const answer = await join(key, (controller) => send(url, own, controller, settings), signal);
      if (answer === callerLeft) throw signal?.reason;
      const { status } = answer;
      return new Response(bodiless.has(status) ? null : answer.body, { status, headers: answer.headers });
    } finally {
      if (!isRead) writes += 1;
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

async function send(
  url: string,
  init: RequestInit,
  controller: AbortController,
  { fetch = globalThis.fetch, headers, timeout = defaultTimeout }: FetchSettings,
): Promise<Answer> {
  const { signal } = controller;
  const isRead = (init.method ?? 'GET') === 'GET';
  const own = new Headers(init.headers);
  const request: RequestInit = {
    credentials: 'include',
    ...init,
    headers: { ...headers, ...Object.fromEntries(own) },
    signal,
  };
  const mayRepeat = isRead || own.has('idempotency-key');
  const sendTwice = async () => {
    try {
      return await fetch(url, request);
    } catch (error) {
      if (!mayRepeat || signal.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryDelay));
      return fetch(url, request);
    }
  };
  for (;;) {
    const expire = () => controller.abort(new DOMException(`No answer within ${timeout} ms`, 'TimeoutError'));
    const timer = setTimeout(expire, timeout);
    try {
      const response = await sendTwice();
      return { status: response.status, headers: response.headers, body: await response.arrayBuffer() };
    } catch (error) {
      clearTimeout(timer);
      if (signal.aborted) throw signal.reason;
      if (isRead && (await waitForConnection(signal))) continue;
      throw new TypeError(`No answer: ${String(error)}`, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }
}

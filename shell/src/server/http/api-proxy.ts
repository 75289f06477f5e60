import { proxy } from 'hono/proxy';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { proxyTimeout } from '../timeouts.ts';
import { compress } from './compress.ts';
import { limitAnswer } from './limit-answer.ts';
import { problem } from './problem.ts';

/** Headers of the visitor's connection that hono's proxy leaves in place; fetch sets or refuses them itself. */
const ownHeaders = ['host', 'content-length', 'expect', 'proxy-connection'];

interface ProxyOptions {
  readonly apiHost: string;
  /** Value of `X-Forwarded-For`, the client's address last. */
  readonly forwardedFor: string | undefined;
  readonly log: Logger;
}

/** A smaller body fits into one packet without compression. */
const minCompressedBytes = 1_024;

/** Proxies a request to the API host, so that browsers need one origin, first-party cookies, and no preflight. */
export async function proxyToApi(request: Request, options: ProxyOptions): Promise<Response> {
  // Once an answer streams, the server ends it for a visitor who leaves. An abort would be an error in the log.
  const ending = new AbortController();
  const leave = () => ending.abort(request.signal.reason);
  request.signal.addEventListener('abort', leave);
  try {
    return await toClient(await fetchFromApi(request, options, ending), request);
  } catch (error) {
    if (request.signal.aborted) return new Response(null, { status: 499 });
    const { pathname } = new URL(request.url);
    options.log.warn({ err: error, path: pathname }, 'The API host does not answer');
    return unreachable();
  } finally {
    request.signal.removeEventListener('abort', leave);
  }
}

/** A response may stream for any time, so the timeout ends when it begins. */
async function fetchFromApi(
  request: Request,
  options: ProxyOptions,
  ending: AbortController,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const timer = setTimeout(
    () => ending.abort(new Error(`no response within ${proxyTimeout} ms`)),
    proxyTimeout,
  );
  try {
    return await proxy(new URL(pathname + search, options.apiHost), {
      raw: request,
      redirect: 'manual',
      signal: ending.signal,
      customFetch: (toApi) => fetchTwiceIfBroken(setHeaders(toApi, request, options)),
    });
  } finally {
    clearTimeout(timer);
  }
}

/** The error of undici or Node when the other side ends a connection before the answer begins. */
const brokenConnection = v.object({
  cause: v.object({ code: v.picklist(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']) }),
});

/**
 * A server may end a kept connection at the moment when a request is sent on it, for example when Caddy is reloaded.
 * Browsers then send the request again; this server does the same for what changes nothing.
 */
async function fetchTwiceIfBroken(request: Request): Promise<Response> {
  const isSafe = request.method === 'GET' || request.method === 'HEAD';
  try {
    return await fetch(request);
  } catch (error) {
    if (isSafe && v.is(brokenConnection, error)) return await fetch(request);
    throw error;
  }
}

function setHeaders(toApi: Request, request: Request, { forwardedFor }: ProxyOptions): Request {
  const { headers } = toApi;
  const { host, protocol } = new URL(request.url);
  for (const name of ownHeaders) headers.delete(name);
  headers.set('x-forwarded-host', host);
  headers.set('x-forwarded-proto', headers.get('x-forwarded-proto') ?? protocol.slice(0, -1));
  if (forwardedFor) headers.set('x-forwarded-for', forwardedFor);
  // Only this server compresses; fetch would decompress the API host's response.
  headers.set('accept-encoding', 'identity');
  return toApi;
}

/** Compresses an answer for a browser. */
export async function toClient(response: Response, request: Request): Promise<Response> {
  // Other content, such as server-sent events, may stream.
  if (!isCompressible(response)) return response;
  const { status } = response;
  const headers = new Headers(response.headers);
  const bytes = Buffer.from(await (await limitAnswer(response)).arrayBuffer());
  const { body, encoding } = await compress(
    bytes,
    bytes.byteLength < minCompressedBytes ? null : request.headers.get('accept-encoding'),
  );
  headers.delete('content-length');
  headers.append('vary', 'accept-encoding');
  if (encoding) headers.set('content-encoding', encoding);
  return new Response(body, { status, headers });
}

/** JSON, and files such as the tracks of a match. */
const isCompressible = ({ headers, body }: Response) =>
  body !== null && /^application\/(([\w.-]+\+)?json|octet-stream)\b/.test(headers.get('content-type') ?? '');

/** The answer to a call that needs the API host while it does not answer. */
export const unreachable = (): Response =>
  problem(502, 'The API host does not answer', { detail: 'Try again in a few minutes.', retryAfter: 5 });

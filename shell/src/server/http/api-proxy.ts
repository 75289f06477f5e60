import type { Logger } from 'pino';
import { compress } from './compress.ts';

/** Headers of one connection (RFC 9110, 7.6.1), and headers that fetch sets itself. */
const connectionHeaders = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
  'content-length',
  // This server has answered it.
  'expect',
];

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
  try {
    return await toClient(await fetchFromApi(request, options), request);
  } catch (error) {
    if (request.signal.aborted) return new Response(null, { status: 499 });
    const { pathname } = new URL(request.url);
    options.log.warn({ error: String(error), path: pathname }, 'The API host does not answer');
    return unreachable();
  }
}

function fetchFromApi(request: Request, { apiHost, forwardedFor }: ProxyOptions): Promise<Response> {
  const { pathname, search, host, protocol } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of connectionHeaders) headers.delete(name);
  headers.set('x-forwarded-host', host);
  headers.set('x-forwarded-proto', request.headers.get('x-forwarded-proto') ?? protocol.slice(0, -1));
  if (forwardedFor) headers.set('x-forwarded-for', forwardedFor);
  // Only this server compresses; fetch would decompress the API host's response.
  headers.set('accept-encoding', 'identity');
  return fetch(new URL(pathname + search, apiHost), {
    method: request.method,
    headers,
    body: request.body,
    redirect: 'manual',
    signal: request.signal,
    ...(request.body && { duplex: 'half' }),
  });
}

async function toClient(response: Response, request: Request): Promise<Response> {
  const { status } = response;
  const headers = new Headers(response.headers);
  for (const name of connectionHeaders) headers.delete(name);
  headers.delete('content-encoding');
  // Other content, such as server-sent events, may stream.
  if (!isJson(response)) return new Response(response.body, { status, headers });
  const bytes = Buffer.from(await response.arrayBuffer());
  const { body, encoding } = await compress(
    bytes,
    bytes.byteLength < minCompressedBytes ? null : request.headers.get('accept-encoding'),
  );
  headers.append('vary', 'accept-encoding');
  if (encoding) headers.set('content-encoding', encoding);
  return new Response(body, { status, headers });
}

const isJson = ({ headers, body }: Response) =>
  body !== null && /^application\/([\w.-]+\+)?json\b/.test(headers.get('content-type') ?? '');

const unreachable = () =>
  Response.json(
    {
      type: 'about:blank',
      title: 'The API host does not answer',
      status: 502,
      detail: 'Try again in a few minutes.',
    },
    { status: 502, headers: { 'content-type': 'application/problem+json', 'retry-after': '5' } },
  );

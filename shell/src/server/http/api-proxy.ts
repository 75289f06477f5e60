import type { Logger } from 'pino';
import { compress } from './compress.ts';

/** What belongs to one connection, not to the message (RFC 9110, 7.6.1), and what fetch sets itself. */
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
];

interface ProxyOptions {
  readonly apiHost: string;
  readonly clientAddress: string | undefined;
  readonly log: Logger;
}

/** What is smaller fits one packet as it is. */
const compressFrom = 1_024;

/** JSON is of use as a whole; anything else may be sent bit by bit, and is passed on as it comes. */
const isJson = ({ headers, body }: Response) =>
  body !== null && /^application\/([\w.-]+\+)?json\b/.test(headers.get('content-type') ?? '');

/** Passes a call on to the API host: one origin, first-party cookies, no preflight. */
export async function proxyToApi(
  request: Request,
  { apiHost, clientAddress, log }: ProxyOptions,
): Promise<Response> {
  const { pathname, search, host, protocol } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of connectionHeaders) headers.delete(name);
  headers.set('x-forwarded-host', host);
  headers.set('x-forwarded-proto', request.headers.get('x-forwarded-proto') ?? protocol.slice(0, -1));
  // Behind what proxies in front say: the API host believes the last of them that it does not know itself.
  if (clientAddress) headers.append('x-forwarded-for', clientAddress);
  // Packed once, here: fetch unpacks what arrives packed.
  headers.set('accept-encoding', 'identity');
  try {
    const answer = await fetch(new URL(pathname + search, apiHost), {
      method: request.method,
      headers,
      body: request.body,
      redirect: 'manual',
      signal: request.signal,
      ...(request.body && { duplex: 'half' }),
    });
    const answered = new Headers(answer.headers);
    for (const name of connectionHeaders) answered.delete(name);
    answered.delete('content-encoding');
    const { status } = answer;
    if (!isJson(answer)) return new Response(answer.body, { status, headers: answered });
    const whole = Buffer.from(await answer.arrayBuffer());
    const { body, encoding } = await compress(
      whole,
      whole.byteLength < compressFrom ? null : request.headers.get('accept-encoding'),
    );
    answered.append('vary', 'accept-encoding');
    if (encoding) answered.set('content-encoding', encoding);
    return new Response(body, { status, headers: answered });
  } catch (error) {
    if (request.signal.aborted) return new Response(null, { status: 499 });
    log.warn({ error: String(error), path: pathname }, 'The API host does not answer');
    return Response.json(
      {
        type: 'about:blank',
        title: 'The API host does not answer',
        status: 502,
        detail: 'Please try again in a few minutes.',
      },
      { status: 502, headers: { 'content-type': 'application/problem+json', 'retry-after': '5' } },
    );
  }
}

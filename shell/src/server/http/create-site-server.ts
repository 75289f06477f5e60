import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { keepAliveTimeout } from '../timeouts.ts';

/** Larger than every body that the site or the API accepts. */
const maxBodySize = 64 * 1_024;

/**
 * Creates the site's server. It refuses requests that HTTP forbids (RFC 9110 and 9112) before any route sees them.
 * `isLeaving`: it still answers, but load balancers and clients with open connections learn that it will stop.
 */
export function createSiteServer(
  fetch: Parameters<typeof getRequestListener>[0],
  isLeaving = () => false,
): Server {
  const listener = getRequestListener(fetch);
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    endWithServer(server, response);
    if (isLeaving()) {
      response.shouldKeepAlive = false;
      if (request.url === '/healthz')
        return refuse(response, { status: 503, text: 'The server is stopping.' });
    }
    const refusal = findRefusal(request);
    if (refusal) return refuse(response, refusal);
    return void listener(request, response);
  };
  const server = createServer({ keepAliveTimeout }, handle);
  // A client that asks first gets the refusal instead of 100 Continue, and does not send its body.
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    if (!findRefusal(request)) response.writeContinue();
    handle(request, response);
  });
  return server;
}

/** Ends the connection after the response if the server is stopping. A busy connection would stay open otherwise. */
function endWithServer(server: Server, response: ServerResponse): void {
  if (!server.listening) response.shouldKeepAlive = false;
  response.once('close', () => {
    if (!server.listening) server.closeIdleConnections();
  });
}

interface Refusal {
  readonly status: number;
  readonly text: string;
}

function findRefusal({ rawHeaders, headers }: IncomingMessage): Refusal | undefined {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length > 1) return { status: 400, text: 'The request has more than one Host header.' };
  if (Number(headers['content-length'] ?? 0) > maxBodySize)
    return { status: 413, text: 'Payload too large.' };
  return undefined;
}

/** Closes the connection, since a body may follow that this server does not read. */
function refuse(response: ServerResponse, { status, text }: Refusal): void {
  const headers = { connection: 'close', 'content-type': 'text/plain; charset=utf-8' };
  response.writeHead(status, headers).end(text);
}

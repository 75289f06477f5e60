import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';

/** Longer than the 60 s for which proxies reuse a connection: a connection closed earlier fails their request. */
const keepAliveTimeout = 65_000;

interface Refusal {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface HttpServerOptions {
  /** The size of the largest body that an address accepts. */
  readonly maxBodySize: number;
  readonly refusals: {
    /** Proxies and this server could choose different hosts (RFC 9112, 3.2). */
    readonly ambiguousHost: Refusal;
    readonly bodyTooLarge: Refusal;
    /** For load balancers, which ask `/healthz`. */
    readonly stopping: Refusal;
  };
  /** The server still answers, but load balancers and clients with open connections learn that it will stop. */
  readonly isLeaving?: (() => boolean) | undefined;
}

/** Creates an HTTP server that refuses what HTTP forbids (RFC 9110 and 9112) before `listener` sees it. */
export function createHttpServer(
  listener: RequestListener,
  { maxBodySize, refusals, isLeaving = () => false }: HttpServerOptions,
): Server {
  const findRefusal = ({ rawHeaders, headers, url }: IncomingMessage): Refusal | undefined => {
    const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
    if (hosts.length > 1) return refusals.ambiguousHost;
    if (Number(headers['content-length'] ?? 0) > maxBodySize) return refusals.bodyTooLarge;
    return isLeaving() && url === '/healthz' ? refusals.stopping : undefined;
  };
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    endWithServer(server, response);
    if (isLeaving()) response.shouldKeepAlive = false;
    const refusal = findRefusal(request);
    if (!refusal) return void listener(request, response);
    // Closes the connection, since a body may follow that this server does not read.
    response.writeHead(refusal.status, { ...refusal.headers, connection: 'close' }).end(refusal.body);
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

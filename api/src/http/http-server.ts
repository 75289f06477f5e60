import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { keepAliveTimeout } from '../durations.ts';
import { badRequest, bodyTooLarge, maxBodySize, type ProblemError, problemOf } from './problem.ts';

type Fetch = Parameters<typeof getRequestListener>[0];

const countHosts = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host').length;

/** Refuses a request before its body is read, and closes the connection, on which the body may follow. */
const refuse = (response: ServerResponse, error: ProblemError): void => {
  const { headers, body } = problemOf(error);
  response.writeHead(error.status, { ...headers, Connection: 'close' }).end(body);
};

/** Ends the connection after the response if the server is stopping. A busy connection would stay open otherwise. */
const endWithServer = (server: Server, response: ServerResponse): void => {
  if (!server.listening) response.shouldKeepAlive = false;
  response.once('close', () => {
    if (!server.listening) server.closeIdleConnections();
  });
};

/** Tells load balancers to send their next requests to another host. */
const refuseBalancer = (response: ServerResponse): void => {
  response.writeHead(503, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify({ status: 'stopping' }));
};

/**
 * An HTTP server that decides what the app cannot see: ambiguous hosts, and bodies that a client announces. `isLeaving`:
 * it still answers, but load balancers and clients with open connections learn that it will stop.
 */
export const createHttpServer = (fetch: Fetch, isLeaving = () => false): Server => {
  const listen = getRequestListener(fetch);
  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    endWithServer(server, response);
    if (isLeaving()) response.shouldKeepAlive = false;
    // Proxies and this server could choose different hosts (RFC 9112, 3.2).
    if (countHosts(request) > 1) refuse(response, badRequest('Invalid request: more than one Host header.'));
    else if (isLeaving() && request.url === '/healthz') refuseBalancer(response);
    else void listen(request, response);
  };
  const server = createServer({ keepAliveTimeout }, handle);
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    // The client waits with its body, so a refusal now saves sending it (RFC 9110, 10.1.1).
    if (Number(request.headers['content-length'] ?? 0) > maxBodySize) return refuse(response, bodyTooLarge());
    response.writeContinue();
    return handle(request, response);
  });
  return server;
};

import { createServer, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { getPort } from '@hotdrop/shared-domain/server-port';

export interface Reply {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
  /** Replaces the body: streamed and compressed, for an answer that is too large for one text. */
  readonly pieces?: Iterable<string>;
  /** Milliseconds before the answer. */
  readonly delay?: number;
}

export interface LocalServer {
  readonly url: string;
  /** Every request so far: method, path, and query. */
  readonly requests: string[];
  readonly requestHeaders: IncomingMessage['headers'][];
  close(): Promise<void>;
}

type AnswerRequest = (path: string, query: URLSearchParams, body: string) => Reply | undefined;

const readBody = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const part of request) text += part;
  return text;
};

/** A local server that plays an upstream service. */
export const startLocalServer = async (answer: AnswerRequest): Promise<LocalServer> => {
  const requests: string[] = [];
  const requestHeaders: IncomingMessage['headers'][] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    requests.push(`${request.method} ${decodeURIComponent(url.pathname + url.search)}`);
    requestHeaders.push(request.headers);
    const {
      status = 200,
      headers = {},
      body = '',
      pieces,
      delay = 0,
    } = answer(url.pathname, url.searchParams, await readBody(request)) ?? {
      status: 404,
      body: { errors: [{ title: 'Not Found' }] },
    };
    await wait(delay);
    const type = { 'Content-Type': 'application/json', ...headers };
    if (pieces) {
      response.writeHead(status, { ...type, 'Content-Encoding': 'gzip' });
      Readable.from(pieces).pipe(createGzip()).pipe(response);
      return;
    }
    response.writeHead(status, type);
    response.end(typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = getPort(server);
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    requestHeaders,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

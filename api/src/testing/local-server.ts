import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface Reply {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
  /** Milliseconds before it answers. */
  readonly after?: number;
}

export interface LocalServer {
  readonly url: string;
  /** Every request so far: method and address with its query. */
  readonly asked: string[];
  readonly seenHeaders: IncomingMessage['headers'][];
  close(): Promise<void>;
}

type Answerer = (path: string, query: URLSearchParams, body: string) => Reply | undefined;

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const part of request) text += part;
  return text;
};

/** A server on this machine that answers in the shapes that an official service documents. */
export const startLocalServer = async (answer: Answerer): Promise<LocalServer> => {
  const asked: string[] = [];
  const seenHeaders: IncomingMessage['headers'][] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    asked.push(`${request.method} ${decodeURIComponent(url.pathname + url.search)}`);
    seenHeaders.push(request.headers);
    const {
      status = 200,
      headers = {},
      body = '',
      after = 0,
    } = answer(url.pathname, url.searchParams, await bodyOf(request)) ?? {
      status: 404,
      body: { errors: [{ title: 'Not Found' }] },
    };
    await wait(after);
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    seenHeaders,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

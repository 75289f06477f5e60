import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { getMediaType } from '@hotdrop/shared-host/store';
import { areasPath, type SharedStore } from './shared-store.ts';

export interface DevServer {
  readonly stop: () => void;
  /** Notifies open pages of a new build, by its hash. */
  readonly changed: (build: string) => void;
}

interface DevServerOptions {
  readonly port: number;
  /** Builds that pages of a running site may read. */
  readonly shared?: SharedStore | undefined;
  /** Answers every request except those for these builds, and for news of them. */
  readonly answer: (request: IncomingMessage, response: ServerResponse, pathname: string) => unknown;
}

/** Serves the builds of an area on this machine, tells open pages of new ones, and leaves the pages to `answer`. */
export function startDevServer({ port, shared, answer }: DevServerOptions): Promise<DevServer> {
  const listeners = new Set<ServerResponse>();
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://dev');
    const headers = shared?.headers ?? {};
    if (pathname === '/changes') {
      response.writeHead(200, { ...headers, 'content-type': 'text/event-stream' }).write('\n');
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
      return;
    }
    const name = pathname.startsWith(areasPath) ? pathname.slice(areasPath.length) : undefined;
    if (name === undefined || (shared && !shared.has(name))) return void answer(request, response, pathname);
    const file = await shared?.read(name);
    if (file) response.writeHead(200, { ...headers, 'content-type': getMediaType(pathname) }).end(file);
    else response.writeHead(404, headers).end();
  });
  const changed = (build: string) => {
    for (const listener of listeners) listener.write(`data: ${build}\n\n`);
  };
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, '127.0.0.1', () => resolve({ stop, changed }));
  });
}

import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { getMediaType } from '@hotdrop/shared-host/store';

export interface DevServer {
  readonly stop: () => void;
  /** Notifies open pages of a new build, by its hash. */
  readonly changed: (build: string) => void;
}

type Answer = (request: IncomingMessage, response: ServerResponse, pathname: string) => unknown;

/** Serves an address of this machine, and tells open pages of new builds. */
export function startDevServer(
  port: number,
  answer: Answer,
  headers: Readonly<Record<string, string>> = {},
): Promise<DevServer> {
  const listeners = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://dev');
    if (pathname !== '/changes') return void answer(request, response, pathname);
    response.writeHead(200, { ...headers, 'content-type': 'text/event-stream' }).write('\n');
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
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

interface StandaloneSettings {
  readonly area: string;
  /** The folder of its browser build. */
  readonly webDir: string;
  readonly port: number;
}

/** Serves an area without a shell and an API: its `src/dev.tsx` renders it with fake answers. */
export const startStandaloneServer = ({ area, webDir, port }: StandaloneSettings): Promise<DevServer> =>
  startDevServer(port, async (_, response, pathname) => {
    const isFile = path.extname(pathname) !== '';
    const file =
      isFile && (await readFile(path.join(webDir, path.basename(pathname))).catch(() => undefined));
    if (file) response.writeHead(200, { 'content-type': getMediaType(pathname) }).end(file);
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(pageOf(area));
  });

const pageOf = (area: string) => `<!doctype html>
<html lang="en" data-hotdrop data-theme="dark">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${area}</title>
<link rel="stylesheet" href="/dev.css"></head>
<body><script src="/dev.js"></script></body>
</html>`;

import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import { getMediaType } from '@hotdrop/shared-host/store';
import { areasPath, type SharedStore } from './shared-store.ts';

export interface StandaloneServer {
  readonly stop: () => void;
  /** Notifies open pages of a new build. */
  readonly changed: () => void;
}

interface StandaloneSettings {
  readonly area: string;
  /** The folder of its browser build. */
  readonly webDir: string;
  readonly port: number;
  /** Files that a running site may read. */
  readonly shared?: SharedStore | undefined;
}

/**
 * Serves an area without a shell and an API: its `src/dev.tsx` renders it with fake answers. Also serves its build to
 * the one running site that should show it.
 */
export function startStandaloneServer({
  area,
  webDir,
  port,
  shared,
}: StandaloneSettings): Promise<StandaloneServer> {
  const listeners = new Set<ServerResponse>();
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://standalone');
    const headers = shared?.headers ?? {};
    if (pathname === '/changes') {
      response.writeHead(200, { ...headers, 'content-type': 'text/event-stream' }).write('\n');
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
      return;
    }
    if (pathname.startsWith(areasPath)) {
      const file = await shared?.read(pathname.slice(areasPath.length));
      if (file) response.writeHead(200, { ...headers, 'content-type': getMediaType(pathname) }).end(file);
      else response.writeHead(404, headers).end();
      return;
    }
    const isFile = path.extname(pathname) !== '';
    const file =
      isFile && (await readFile(path.join(webDir, path.basename(pathname))).catch(() => undefined));
    if (file) response.writeHead(200, { 'content-type': getMediaType(pathname) }).end(file);
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(pageOf(area));
  });
  const changed = () => {
    for (const listener of listeners) listener.write('data: changed\n\n');
  };
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, '127.0.0.1', () => resolve({ stop: () => server.close(), changed }));
  });
}

const pageOf = (area: string) => `<!doctype html>
<html lang="en" data-theme="dark">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${area}</title>
<link rel="stylesheet" href="/dev.css"></head>
<body><script>new EventSource('/changes').onmessage = () => location.reload()</script><script src="/dev.js"></script></body>
</html>`;

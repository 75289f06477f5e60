import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';

interface Alone {
  readonly server: Server;
  /** Tells open pages that there is a new build. */
  readonly changed: () => void;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Shows an area without a shell and without an API: what its `src/dev.tsx` draws with invented answers. */
export function startAloneServer(area: string, webDir: string, port: number): Promise<Alone> {
  const listeners = new Set<ServerResponse>();
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://alone');
    if (pathname === '/changes') {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('\n');
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
      return;
    }
    const type = types[path.extname(pathname)];
    const file = type && (await readFile(path.join(webDir, path.basename(pathname))).catch(() => undefined));
    if (file) response.writeHead(200, { 'content-type': type }).end(file);
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(pageOf(area));
  });
  const changed = () => {
    for (const listener of listeners) listener.write('data: changed\n\n');
  };
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, '127.0.0.1', () => resolve({ server, changed }));
  });
}

const pageOf = (area: string) => `<!doctype html>
<html lang="en" data-theme="dark">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${area}</title>
<link rel="stylesheet" href="/dev.css"></head>
<body><script>new EventSource('/changes').onmessage = () => location.reload()</script><script src="/dev.js"></script></body>
</html>`;

import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { getPort } from '@hotdrop/shared-domain/server-port';
import { getMediaType } from '@hotdrop/shared-host/store';

/** Serves folders at an origin of their own; the first one with a file wins. Addresses of pages get the same document. */
export async function serveFolders(folders: readonly string[], document = 'index.html') {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://host.invalid');
    const isFile = path.extname(pathname) !== '';
    const name = isFile ? pathname : document;
    const file = folders.map((folder) => path.join(folder, name)).find(existsSync);
    if (!file) return void response.writeHead(404).end();
    response.setHeader('content-type', isFile ? getMediaType(file) : 'text/html');
    response.end(readFileSync(file));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${getPort(server)}`,
    stop: () => void server.close().closeAllConnections(),
  };
}

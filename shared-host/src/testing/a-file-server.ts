import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import path from 'node:path';

/** Serves a folder under /areas/ with entity tags, as object storage and CDNs do. */
export const aFileServer =
  (root: string): RequestListener =>
  async (request, response) => {
    const name = new URL(request.url ?? '/', 'http://store').pathname.replace(/^\/areas\//, '');
    const bytes = await readFile(path.join(root, name)).catch(() => undefined);
    if (!bytes) return void response.writeHead(404).end();
    const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
    if (request.headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end();
    response.writeHead(200, { etag }).end(bytes);
  };

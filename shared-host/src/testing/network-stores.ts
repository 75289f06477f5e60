import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { getPort } from '@hotdrop/shared-domain/server-port';

interface Entry {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly headers: Record<string, string | undefined>;
}

/** Starts a server with an S3 bucket named `areas` in memory. It supports conditions, pages, and signatures. */
export async function aBucket({ pageSize = 3, ignoresConditions = false } = {}) {
  const entries = new Map<string, Entry>();
  const requests: string[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://bucket');
    const key = url.pathname.replace(/^\/areas\//, '');
    const body = await buffer(request);
    requests.push(`${request.method} ${key}`);
    if (!/^AWS4-HMAC-SHA256 Credential=key-id\//.test(request.headers.authorization ?? '')) {
      return response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
    }
    if (!url.pathname.startsWith('/areas/')) {
      return response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>');
    }
    if (url.searchParams.has('list-type')) return response.end(listPage(url.searchParams));
    const entry = entries.get(key);
    if (request.method === 'PUT') return put(key, body, request, response);
    if (request.method === 'DELETE') {
      entries.delete(key);
      return response.writeHead(204).end();
    }
    if (!entry) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    return response.writeHead(200, { etag: entry.etag }).end(request.method === 'HEAD' ? '' : entry.bytes);
  }

  function put(key: string, bytes: Buffer, { headers }: IncomingMessage, response: ServerResponse) {
    const stored = entries.get(key)?.etag;
    const isRefused =
      (headers['if-none-match'] === '*' && stored) || (headers['if-match'] && headers['if-match'] !== stored);
    if (isRefused && !ignoresConditions)
      return response.writeHead(412).end('<Error><Code>PreconditionFailed</Code></Error>');
    const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
    const kept = { 'content-type': headers['content-type'], 'cache-control': headers['cache-control'] };
    entries.set(key, { bytes, etag, headers: kept });
    return response.writeHead(200, { etag }).end();
  }

  function listPage(query: URLSearchParams): string {
    const prefix = query.get('prefix') ?? '';
    const below = [...entries.keys()].filter((key) => key.startsWith(prefix)).sort();
    const isByFolder = query.get('delimiter') === '/';
    const folderOf = (key: string) => `${prefix}${key.slice(prefix.length).split('/')[0]}/`;
    const isInFolder = (key: string) => key.slice(prefix.length).includes('/');
    const names = isByFolder ? [...new Set(below.filter(isInFolder).map(folderOf))] : below;
    const start = Number(query.get('continuation-token') ?? 0);
    const page = names.slice(start, start + pageSize);
    const next = start + pageSize < names.length ? start + pageSize : undefined;
    const element = (name: string) =>
      isByFolder
        ? `<CommonPrefixes><Prefix>${name}</Prefix></CommonPrefixes>`
        : `<Contents><Key>${name}</Key></Contents>`;
    const more = next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`;
    return `<ListBucketResult><Prefix>${isByFolder ? '' : prefix}</Prefix>${page.map(element).join('')}${more}</ListBucketResult>`;
  }

  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  return {
    location: 's3://areas/live',
    env: {
      AWS_ACCESS_KEY_ID: 'key-id',
      AWS_SECRET_ACCESS_KEY: 'secret',
      AWS_ENDPOINT_URL: `http://127.0.0.1:${getPort(server)}`,
    },
    entries,
    requests,
    close: () => void server.close().closeAllConnections(),
  };
}

export type Bucket = Awaited<ReturnType<typeof aBucket>>;

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

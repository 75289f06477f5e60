import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Context } from '../context.ts';
import { cacheSeconds } from '../durations.ts';
import { notFound } from '../http/problem.ts';
import { prefix, publicFor } from '../http/serve.ts';
import type { Env } from '../http/visitor.ts';
import { listSiteFiles, type SiteFile } from './site-files.ts';

const compress = promisify(gzip);

/** All files together have a few megabytes. */
const maxBytes = 32 * 1024 * 1024;

interface BuiltFile {
  readonly content: Buffer<ArrayBuffer>;
  readonly tag: string;
}

const build = async ({ readRows }: SiteFile): Promise<BuiltFile> => {
  const lines = (await readRows()).map((row) => `${JSON.stringify(row)}\n`).join('');
  const content = await compress(lines);
  return { content, tag: `"${createHash('sha256').update(content).digest('base64url')}"` };
};

/** Serves the files. A host builds each of them once a minute at most, or when another player is hidden. */
export const fileRoutes = (app: Hono<Env>, context: Context): void => {
  const files = new LRUCache<string, BuiltFile, SiteFile>({
    maxSize: maxBytes,
    sizeCalculation: ({ content }) => content.byteLength,
    ttl: cacheSeconds.minute * 1000,
    ttlResolution: 0,
    perf: { now: context.elapsed },
    fetchMethod: (_name, _old, { context: file }) => build(file),
  });
  app.get(`${prefix}/files/`, (request) => request.redirect(`${prefix}/files`, 301));
  app.get(`${prefix}/files/:name`, async (request) => {
    const name = request.req.param('name');
    const file = (await listSiteFiles(context)).find((each) => each.name === name);
    if (!file) throw notFound('File not found. /api/v1/files lists all files.');
    const hidden = await context.hidden.read();
    const { content, tag } = await files.forceFetch(`${name}/${hidden.length}`, { context: file });
    return request.body(content, 200, {
      'Content-Type': 'application/gzip',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': publicFor(cacheSeconds.minute),
      ETag: tag,
    });
  });
};

import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { AreaManifest } from '@hotdrop/shared-domain/contract';
import type { AreaHost } from '@hotdrop/shared-host/server';
import {
  getCompressedName,
  getMediaType,
  isCompressible,
  isOnSide,
  manifestFile,
  NotStoredError,
  type openSiteFile,
  UnsafeNameError,
} from '@hotdrop/shared-host/store';
import type { Handler, MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { chooseEncoding, compress } from '../http/compress.ts';
import { immutable } from '../http/headers.ts';
import { describeCode, readCodeLocale } from './area-code.ts';

type Read = AreaHost['readFile'];

const pack = promisify<Uint8Array, Buffer>(brotliCompress);

/** Enough for a few versions of every area. */
const cacheBytes = 48 * 1024 * 1024;

/** Caches verified files; a version's files never change. A failed read is not cached. */
export function cacheReads(read: Read): Read {
  const cache = new LRUCache<string, Uint8Array>({
    maxSize: cacheBytes,
    sizeCalculation: ({ byteLength }) => byteLength + 1,
    fetchMethod: async (key) => {
      const [area = '', version = '', ...file] = key.split('/');
      const name = file.join('/');
      // The store has compressed copies of all other files.
      if (name === getCompressedName(manifestFile)) return pack(await read(area, version, manifestFile));
      return read(area, version, name);
    },
  });
  return (area, version, file) => cache.forceFetch(`${area}/${version}/${file}`);
}

/** Serves the verified files of areas to browsers, but no pointers and no builds for servers. */
export const serveAreaFiles =
  (read: Read, log: Pick<Logger, 'warn'>): Handler =>
  async (c) => {
    const { area = '', version = '', file = '' }: Partial<Record<string, string>> = c.req.param();
    const codeLocale = readCodeLocale(file);
    if (file !== manifestFile && !codeLocale && !isOnSide('web', file)) return c.notFound();
    const accepted = c.req.header('accept-encoding');
    const canCompress = isCompressible(file) && chooseEncoding(accepted, ['br']);
    try {
      if (codeLocale) {
        const manifest: AreaManifest = JSON.parse(
          new TextDecoder().decode(await read(area, version, manifestFile)),
        );
        const { text } = describeCode(manifest, codeLocale);
        const { body, encoding } = await compress(Buffer.from(text), accepted ?? null);
        return c.body(new Uint8Array(body), 200, {
          'content-type': contentType(file),
          'cache-control': immutable,
          vary: 'accept-encoding',
          ...(encoding && { 'content-encoding': encoding }),
        });
      }
      const compressed = canCompress ? await readCompressed(read, area, version, file) : undefined;
      const bytes = compressed ?? (await read(area, version, file));
      return c.body(new Uint8Array(bytes), 200, {
        'content-type': contentType(file),
        'cache-control': immutable,
        vary: 'accept-encoding',
        ...(compressed && { 'content-encoding': 'br' }),
      });
    } catch (error) {
      if (error instanceof NotStoredError || error instanceof UnsafeNameError) return c.notFound();
      log.warn({ err: error, area, version, file }, 'The shell server could not read a file of an area');
      return c.text('This file cannot be read at the moment. Try again in a few seconds.', 502, {
        'cache-control': 'no-store',
        'retry-after': '5',
      });
    }
  };

/** Undefined when the compressed copy is missing or damaged: the browser then gets the file itself. */
const readCompressed = (read: Read, area: string, version: string, file: string) =>
  read(area, version, getCompressedName(file)).catch(() => undefined);

function contentType(file: string): string {
  const type = getMediaType(file);
  return /^text\/|json|svg/.test(type) ? `${type}; charset=utf-8` : type;
}

/**
 * Answers the version of an area that visitors of this server get, as the start of its `release.json`. The stored
 * pointer may name a version that this server has refused, and says who moved it.
 */
export const serveStableVersion =
  (areas: Pick<AreaHost, 'state'>): Handler =>
  (c) => {
    const area = areas.state().areas.find((one) => one.area === c.req.param('area'));
    return area?.stable
      ? c.json({ stable: area.stable }, 200, { 'cache-control': 'no-cache' })
      : c.notFound();
  };

/** Lets pages of the listed origins read the files of areas. Answers to others have no header that allows it. */
export const allowOrigins = (origins: readonly string[]): MiddlewareHandler =>
  origins.length > 0
    ? cors({ origin: [...origins], allowMethods: ['GET', 'HEAD'], maxAge: 86_400 })
    : (_, next) => next();

/** Serves the description of the site to the tools of area teams. Without a reader, the operator does not allow it. */
export const serveSiteFile =
  (read: ReturnType<typeof openSiteFile> | undefined): Handler =>
  async (c) => {
    const bytes = await read?.();
    if (!bytes) return c.notFound();
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
    });
  };

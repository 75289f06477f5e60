import {
  type AreaStore,
  getCompressedName,
  getMediaType,
  isCompressible,
  isOnSide,
  manifestFile,
  NotStoredError,
  UnsafeNameError,
} from '@hotdrop/shared-host/store';
import type { Handler } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { chooseEncoding } from '../http/compress.ts';
import { immutable } from '../http/headers.ts';

type Read = AreaStore['read'];

/** Enough for a few versions of every area. */
const cacheBytes = 48 * 1024 * 1024;

/** Caches the files of a remote store; a version's files never change. */
export function cacheReads(store: AreaStore): Read {
  const cache = new LRUCache<string, Uint8Array>({
    maxSize: cacheBytes,
    sizeCalculation: ({ byteLength }) => byteLength + 1,
    fetchMethod: (key) => {
      const [area = '', version = '', ...file] = key.split('/');
      return store.read(area, version, file.join('/'));
    },
  });
  return async (area, version, file) => {
    const bytes = await cache.fetch(`${area}/${version}/${file}`);
    if (!bytes) throw new NotStoredError(store.location, `${area}/${version}/${file}`);
    return bytes;
  };
}

/** Serves the files of areas from the store to browsers, but no pointers and no builds for servers. */
export const serveAreaFiles =
  (read: Read, log: Pick<Logger, 'warn'>): Handler =>
  async (c) => {
    const { area = '', version = '', file = '' } = c.req.param() as Record<string, string>;
    if (file !== manifestFile && !isOnSide('web', file)) return c.notFound();
    const canCompress = isCompressible(file) && chooseEncoding(c.req.header('accept-encoding'), ['br']);
    try {
      const compressed = canCompress
        ? await undefinedIfMissing(read(area, version, getCompressedName(file)))
        : undefined;
      const bytes = compressed ?? (await read(area, version, file));
      return c.body(new Uint8Array(bytes), 200, {
        'content-type': contentType(file),
        'cache-control': immutable,
        vary: 'accept-encoding',
        ...(compressed && { 'content-encoding': 'br' }),
      });
    } catch (error) {
      if (error instanceof NotStoredError || error instanceof UnsafeNameError) return c.notFound();
      log.warn(
        { err: error, area, version, file },
        'The shell server could not read a file from the area store',
      );
      return c.text('The area store does not answer. Try again in a few seconds.', 502, {
        'cache-control': 'no-store',
        'retry-after': '5',
      });
    }
  };

const undefinedIfMissing = (reading: Promise<Uint8Array>) =>
  reading.catch((error) => {
    if (error instanceof NotStoredError) return undefined;
    throw error;
  });

function contentType(file: string): string {
  const type = getMediaType(file);
  return /^text\/|json|svg/.test(type) ? `${type}; charset=utf-8` : type;
}

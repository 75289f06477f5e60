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
import { encodingFor } from '../http/compress.ts';
import { forever } from '../http/headers.ts';

type Read = AreaStore['read'];

/** Enough for what a few versions of every area hold. */
const bytesToKeep = 48 * 1024 * 1024;

/** Reads each file of a store across the network once: a version's files never change. */
export function remembering(store: AreaStore): Read {
  const files = new LRUCache<string, Uint8Array>({
    maxSize: bytesToKeep,
    sizeCalculation: ({ byteLength }) => byteLength + 1,
    fetchMethod: (key) => {
      const [area = '', version = '', ...file] = key.split('/');
      return store.read(area, version, file.join('/'));
    },
  });
  return async (area, version, file) => {
    const bytes = await files.fetch(`${area}/${version}/${file}`);
    if (!bytes) throw new NotStoredError(store.location, `${area}/${version}/${file}`);
    return bytes;
  };
}

/** Gives browsers the files of areas, wherever the store is. Pointers and builds for servers are not theirs. */
export const areaFiles =
  (read: Read, log: Pick<Logger, 'warn'>): Handler =>
  async (c) => {
    const { area = '', version = '', file = '' } = c.req.param() as Record<string, string>;
    if (file !== manifestFile && !isOnSide('web', file)) return c.notFound();
    const canCompress = isCompressible(file) && encodingFor(c.req.header('accept-encoding'), ['br']);
    try {
      const packed = canCompress
        ? await whereStored(read(area, version, getCompressedName(file)))
        : undefined;
      const bytes = packed ?? (await read(area, version, file));
      return c.body(new Uint8Array(bytes), 200, {
        'content-type': typeOf(file),
        'cache-control': forever,
        vary: 'accept-encoding',
        ...(packed && { 'content-encoding': 'br' }),
      });
    } catch (error) {
      if (error instanceof NotStoredError || error instanceof UnsafeNameError) return c.notFound();
      log.warn({ err: error, area, version, file }, 'A file of an area could not be read from the store');
      return c.text('The area store does not answer. Please try again in a moment.', 502, {
        'cache-control': 'no-store',
        'retry-after': '5',
      });
    }
  };

const whereStored = (reading: Promise<Uint8Array>) =>
  reading.catch((error) => {
    if (error instanceof NotStoredError) return undefined;
    throw error;
  });

function typeOf(file: string): string {
  const type = getMediaType(file);
  return /^text\/|json|svg/.test(type) ? `${type}; charset=utf-8` : type;
}

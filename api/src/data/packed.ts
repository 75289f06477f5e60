import { promisify } from 'node:util';
import type { ZlibOptions } from 'node:zlib';
import { brotliCompress, brotliDecompress, constants, deflateRaw, inflateRaw } from 'node:zlib';

/** Columns with compressed JSON. The thread pool compresses, so that other calls continue. */

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** The highest quality that takes only a few milliseconds for a match. */
const fast = 5;

export const pack = (value: unknown, quality = fast): Promise<Uint8Array> =>
  compress(JSON.stringify(value), {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });

export const unpack = async (packed: Uint8Array): Promise<unknown> =>
  JSON.parse((await decompress(packed)).toString());

const deflate = promisify<Buffer, ZlibOptions, Buffer>(deflateRaw);
const inflate = promisify<Buffer | Uint8Array, ZlibOptions, Buffer>(inflateRaw);

/** Packs a value beside another one that it repeats. Only the same one unpacks it. */
export const packBeside = (value: unknown, other: unknown): Promise<Uint8Array> =>
  deflate(Buffer.from(JSON.stringify(value)), { dictionary: Buffer.from(JSON.stringify(other)) });

export const unpackBeside = async (packed: Uint8Array, other: unknown): Promise<unknown> =>
  JSON.parse((await inflate(packed, { dictionary: Buffer.from(JSON.stringify(other)) })).toString());

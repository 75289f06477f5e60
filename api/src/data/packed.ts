import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

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

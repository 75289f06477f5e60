import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { getCompressedName, isCompressible, listFiles } from '@hotdrop/shared-host/store';

const compress = promisify(brotliCompress);

/**
 * Writes a compressed copy beside every file that becomes smaller: once and with the best compression, instead of for
 * each request.
 */
export async function precompress(dir: string): Promise<void> {
  const files = (await listFiles(dir)).filter(isCompressible);
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(path.join(dir, file));
      const packed = await compress(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
        },
      });
      await writeFile(path.join(dir, getCompressedName(file)), packed);
    }),
  );
}

import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { compressedName, filesBelow, isCompressible, isOn } from '@hotdrop/shared-host/store';

const brotli = promisify(brotliCompress);

/** As small as it gets: a version is compressed once and read for a year. */
export const compress = (bytes: Uint8Array): Promise<Buffer> =>
  brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });

/** Puts a `.br` beside each text file for browsers. */
export async function compressWebFiles(dir: string): Promise<void> {
  const names = (await filesBelow(dir)).filter((name) => isOn('web', name) && isCompressible(name));
  for (const name of names) {
    const file = path.join(dir, name);
    await writeFile(compressedName(file), await compress(await readFile(file)));
  }
}

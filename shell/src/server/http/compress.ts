import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompressSync } from 'node:zlib';

const compressors = {
  // A page takes less time than to hand it to another thread.
  zstd: (bytes: Buffer, isSentOften: boolean) =>
    zstdCompressSync(bytes, { params: { [constants.ZSTD_c_compressionLevel]: isSentOften ? 9 : 3 } }),
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        // A window of 256 KB fits nearly all pages. The default of 4 MB takes 10% more time.
        [constants.BROTLI_PARAM_LGWIN]: 18,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 5 }),
};

/** In the order of preference. */
const encodings = ['zstd', 'br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];

/** The first of the supported encodings that `Accept-Encoding` allows. */
export function chooseEncoding(
  acceptEncoding: string | null | undefined,
  supported: readonly Encoding[] = encodings,
) {
  const qualities = new Map(
    (acceptEncoding ?? '').split(',').map((entry) => {
      const [name = '', quality] = entry.toLowerCase().split(/\s*;\s*q=/);
      return [name.trim(), Number(quality ?? 1)] as const;
    }),
  );
  return supported.find((name) => (qualities.get(name) ?? qualities.get('*') ?? 0) > 0);
}

/** `isSentOften` spends more time for fewer bytes. */
export async function compress(
  bytes: Buffer<ArrayBuffer>,
  acceptEncoding: string | null,
  isSentOften = false,
) {
  const encoding = chooseEncoding(acceptEncoding);
  return { body: encoding ? await compressors[encoding](bytes, isSentOften) : bytes, encoding };
}

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 5 }),
};

/** How bytes travel, the best way first. */
const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** The best of these ways that a browser takes, by what it says in `Accept-Encoding`. */
export function encodingFor(accepted: string | null | undefined, ours: readonly Encoding[] = encodings) {
  const named = new Map(
    (accepted ?? '').split(',').map((one) => {
      const [name = '', quality] = one.toLowerCase().split(/\s*;\s*q=/);
      return [name.trim(), Number(quality ?? 1)] as const;
    }),
  );
  return ours.find((name) => (named.get(name) ?? named.get('*') ?? 0) > 0);
}

/** Bytes that are all there, as the browser likes them. */
export async function compress(bytes: Buffer<ArrayBuffer>, accepted: string | null) {
  const encoding = encodingFor(accepted);
  return { body: encoding ? await compressors[encoding](bytes) : bytes, encoding };
}

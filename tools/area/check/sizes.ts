import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AreaManifest } from '@hotdrop/shared-domain/contract';
import { type AreaStore, getCompressedName, NotStoredError } from '@hotdrop/shared-host/store';
import type { Candidate } from '../tools.ts';

/** Compressed bytes that a browser downloads for a chunk: the container, the chunk, and its dependencies. */
export type ChunkSizes = Readonly<Record<string, number>>;

type ReadFile = (file: string) => Promise<Uint8Array | undefined>;

async function chunkSizes({ web, files }: AreaManifest, read: ReadFile): Promise<ChunkSizes> {
  const known = new Map<string, Promise<number>>();
  const sizeOf = (file: string) => {
    const size =
      known.get(file) ??
      read(getCompressedName(file)).then((it) => it?.byteLength ?? files[file]?.bytes ?? 0);
    known.set(file, size);
    return size;
  };
  const sizes = Object.entries(web.chunks).map(async ([chunk, { js, css }]) => {
    const parts = await Promise.all([...new Set([web.entry, ...js, ...css])].map(sizeOf));
    return [chunk, parts.reduce((sum, size) => sum + size, 0)] as const;
  });
  return Object.fromEntries(await Promise.all(sizes));
}

export const candidateSizes = ({ dir, manifest }: Candidate) =>
  chunkSizes(manifest, (file) => readFile(path.join(dir, file)).catch(() => undefined));

export const storedSizes = (store: AreaStore, manifest: AreaManifest) =>
  chunkSizes(manifest, (file) =>
    store.read(manifest.id, manifest.version, file).catch((error) => {
      if (error instanceof NotStoredError) return undefined;
      throw error;
    }),
  );

/** Growth that is always allowed: 5 %, or 2 KB in a small chunk. */
const freeShare = 0.05;
const freeBytes = 2_048;

/** The size up to which a chunk may grow. */
export const findSizeLimit = (last: number) => last + Math.max(last * freeShare, freeBytes);

export function growthProblems(before: ChunkSizes, now: ChunkSizes): string[] {
  return Object.entries(now).flatMap(([chunk, size]) => {
    const last = before[chunk];
    if (last === undefined || size <= findSizeLimit(last)) return [];
    return `the chunk "${chunk}" grew from ${kilobytes(last)} to ${kilobytes(size)} (brotli). Check what was added; if it is worth its size, publish with --allow-growth`;
  });
}

export const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** Formats a line for each chunk: its size, and the change since the last version. */
export function sizeLines(before: ChunkSizes | undefined, now: ChunkSizes): string[] {
  const chunks = [...new Set([...Object.keys(now), ...Object.keys(before ?? {})])];
  return chunks.map((chunk) => {
    const [last, size] = [before?.[chunk], now[chunk]];
    if (size === undefined) return `  ${chunk}: gone (was ${kilobytes(last ?? 0)})`;
    if (last === undefined) return `  ${chunk}: ${kilobytes(size)}${before ? ' (new)' : ''}`;
    const sign = size >= last ? '+' : '−';
    return `  ${chunk}: ${kilobytes(size)} (${sign}${kilobytes(Math.abs(size - last))})`;
  });
}

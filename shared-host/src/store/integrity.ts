import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { AreaManifest } from '@hotdrop/shared-domain/contract';
import pLimit from 'p-limit';
import { IntegrityError } from './errors.ts';
import { checkPath } from './stored-files.ts';

/** Returns the SHA-384 in base64, the format of the attribute `integrity="sha384-…"`. */
export const sha384 = (bytes: Uint8Array): string => createHash('sha384').update(bytes).digest('base64');

/** Returns the manifest's entry for a file. */
export const describeFile = (bytes: Uint8Array) => ({ sha384: sha384(bytes), bytes: bytes.byteLength });

/** Compares a file with its entry in the manifest. Undefined when they match. */
export function findFileProblem(
  manifest: Pick<AreaManifest, 'files'>,
  file: string,
  bytes: Uint8Array,
): string | undefined {
  const expected = manifest.files[file];
  if (!expected) return `${file} is not listed`;
  if (bytes.byteLength !== expected.bytes) {
    return `${file} has ${bytes.byteLength} bytes instead of ${expected.bytes}`;
  }
  if (sha384(bytes) !== expected.sha384) return `the content of ${file} has another hash`;
  return undefined;
}

/** Returns the name of a file's compressed copy. No manifest lists it, because it can be derived. */
export const getCompressedName = (file: string) => `${file}.br`;

/** Whether compression makes a file smaller. Images and fonts are already compressed. */
export const isCompressible = (file: string) => /\.(js|css|svg|json|html|txt|map)$/.test(file);

type Side = 'web' | 'node';

const decompress = promisify(brotliDecompress);

const isCompressedName = (file: string) => file.endsWith(getCompressedName(''));
const getOriginalName = (file: string) => file.slice(0, -getCompressedName('').length);

type Files = Pick<AreaManifest, 'files'>;

/** Whether the manifest knows the file, or the file of which this is the compressed copy. */
export const isListed = ({ files }: Files, file: string): boolean =>
  Object.hasOwn(files, file) || (isCompressedName(file) && Object.hasOwn(files, getOriginalName(file)));

/** Compares a listed file, or the compressed copy of one, with the manifest. Undefined when they match. */
export async function findCopyProblem(
  manifest: Files,
  file: string,
  bytes: Uint8Array,
): Promise<string | undefined> {
  const isCopy = isCompressedName(file) && !Object.hasOwn(manifest.files, file);
  return isCopy
    ? findCompressedProblem(manifest, getOriginalName(file), bytes)
    : findFileProblem(manifest, file, bytes);
}

/**
 * Compares a version's folder with its manifest: every listed file exists and matches, `node/` has no other file, and
 * compressed copies unpack to the listed file. Returns the problems.
 */
export async function verifyVersion(
  dir: string,
  manifest: AreaManifest,
  sides: readonly Side[] = ['web', 'node'],
): Promise<string[]> {
  const listed = Object.keys(manifest.files).filter((file) => sides.some((side) => isOnSide(side, file)));
  const found = new Set(await listFiles(dir));
  const problems = await Promise.all(
    listed.map(async (file) => {
      if (!found.has(checkPath(file))) return `${file} is missing`;
      const problem = findFileProblem(manifest, file, await readFile(path.join(dir, file)));
      if (problem || !found.has(getCompressedName(file))) return problem;
      return findCompressedProblem(manifest, file, await readFile(path.join(dir, getCompressedName(file))));
    }),
  );
  const extra = [...found].filter((file) => isOnSide('node', file) && !manifest.files[file]);
  return [...problems.filter((it) => it !== undefined), ...extra.map((file) => `${file} is not listed`)];
}

async function findCompressedProblem(manifest: Files, file: string, bytes: Uint8Array) {
  // The limit keeps a small file from unpacking to one that fills the memory.
  const maxOutputLength = (manifest.files[file]?.bytes ?? 0) + 1;
  const unpacked = await decompress(bytes, { maxOutputLength }).catch(() => undefined);
  const isEqual = unpacked && !findFileProblem(manifest, file, unpacked);
  return isEqual ? undefined : `${getCompressedName(file)} does not unpack to ${file}`;
}

export const isOnSide = (side: Side, file: string) => file.startsWith(`${side}/`);

/** Lists every file in a folder and its subfolders: sorted relative paths with slashes. Empty for a missing folder. */
export async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}

interface Copy {
  /** The name of the source, for messages. */
  readonly what: string;
  /** The complete list of the copy's files. */
  readonly files: AreaManifest['files'];
  readonly read: (file: string) => Promise<Uint8Array>;
  readonly dir: string;
}

/**
 * Copies files into a local folder. Verifies every file before the write, and replaces the folder completely or not
 * at all. Verifies an existing copy again.
 */
export async function copyVerified(copy: Copy): Promise<void> {
  const { dir } = copy;
  if (await isComplete(copy)) return;
  const files = await readVerified(copy);
  const staged = `${dir}.${randomUUID()}`;
  try {
    await forEachFile([...files], async ([file, bytes]) => {
      const place = path.join(staged, checkPath(file));
      await mkdir(path.dirname(place), { recursive: true });
      await writeFile(place, bytes);
    });
    await rm(dir, { recursive: true, force: true });
    await rename(staged, dir);
  } catch (error) {
    await rm(staged, { recursive: true, force: true });
    throw error;
  }
}

async function isComplete({ dir, files }: Copy): Promise<boolean> {
  const found = await listFiles(dir);
  const expected = Object.keys(files);
  // Compressed copies may lie beside their files.
  const isWhole =
    expected.every((file) => found.includes(file)) && found.every((file) => isListed({ files }, file));
  if (!isWhole) return false;
  const areEqual = expected.map(
    async (file) => !findFileProblem({ files }, file, await readFile(path.join(dir, file))),
  );
  return (await Promise.all(areEqual)).every(Boolean);
}

async function readVerified({ what, files, read }: Copy): Promise<Map<string, Uint8Array>> {
  const problems: string[] = [];
  const verified = new Map<string, Uint8Array>();
  await forEachFile(Object.keys(files), async (file) => {
    const bytes = await read(file);
    const problem = findFileProblem({ files }, file, bytes);
    if (problem) problems.push(problem);
    verified.set(file, bytes);
  });
  if (problems.length) throw new IntegrityError(what, problems);
  return verified;
}

const concurrency = 8;

/**
 * Works on a few files at a time. A version has dozens of files: all at once would share the bandwidth of a slow store
 * until each one times out.
 */
export async function forEachFile<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const limit = pLimit({ concurrency, rejectOnClear: true });
  const workUnlessFailed = async (item: T) => {
    try {
      await work(item);
    } catch (error) {
      limit.clearQueue();
      throw error;
    }
  };
  // Wait for all files, so that no write is still running. The first one that fails comes before those in the queue.
  const ended = await Promise.allSettled(items.map((item) => limit(workUnlessFailed, item)));
  for (const file of ended) if (file.status === 'rejected') throw file.reason;
}

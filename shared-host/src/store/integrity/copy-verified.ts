import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AreaManifest } from '@hotdrop/shared-domain/contract';
import pLimit from 'p-limit';
import { IntegrityError } from '../errors.ts';
import { checkPath } from '../keys.ts';
import { findFileProblem, isListed, listFiles } from './integrity.ts';

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

import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AreaManifest } from '@hotdrop/shared-domain/contract';
import { IntegrityError } from '../errors.ts';
import { checkPath } from '../storage/check-path.ts';
import { findFileProblem, listFiles } from './integrity.ts';

interface Copy {
  /** For messages: what is copied. */
  readonly what: string;
  /** What the copy holds, and nothing else. */
  readonly files: AreaManifest['files'];
  readonly read: (file: string) => Promise<Uint8Array>;
  readonly dir: string;
}

/**
 * Makes a folder of this disk hold these files. What arrives is verified before it is written, and the folder holds
 * all of it or is as it was; a copy that is there already is verified again.
 */
export async function copyVerified(copy: Copy): Promise<void> {
  const { dir } = copy;
  if (await isThere(copy)) return;
  const files = await readVerified(copy);
  const staged = `${dir}.${randomUUID()}`;
  try {
    await inTurns([...files], async ([file, bytes]) => {
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

async function isThere({ dir, files }: Copy): Promise<boolean> {
  const found = await listFiles(dir);
  const isWhole = found.length === Object.keys(files).length;
  const areEqual = found.map(
    async (file) => !findFileProblem({ files }, file, await readFile(path.join(dir, file))),
  );
  return isWhole && (await Promise.all(areEqual)).every(Boolean);
}

async function readVerified({ what, files, read }: Copy): Promise<Map<string, Uint8Array>> {
  const problems: string[] = [];
  const verified = new Map<string, Uint8Array>();
  await inTurns(Object.keys(files), async (file) => {
    const bytes = await read(file);
    const problem = findFileProblem({ files }, file, bytes);
    if (problem) problems.push(problem);
    verified.set(file, bytes);
  });
  if (problems.length) throw new IntegrityError(what, problems);
  return verified;
}

const atOnce = 8;

/**
 * A few files at a time: while visitors keep the server busy each step of a file waits for its turn, and a version has
 * dozens of files; all of them at once would share what a slow store gives, until each is too late.
 */
async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    try {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
    } catch (error) {
      waiting.length = 0;
      throw error;
    }
  };
  // When it ends, nothing is still being written.
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, worker));
  for (const worker of ended) if (worker.status === 'rejected') throw worker.reason;
}

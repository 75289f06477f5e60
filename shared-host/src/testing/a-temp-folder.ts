import { mkdtemp, readFile, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listFiles } from '../store/integrity/integrity.ts';

/** Creates a folder, which the operating system removes later. */
export const aTempFolder = async () => realpath(await mkdtemp(path.join(tmpdir(), 'hotdrop-')));

/** Reads every file in a folder and its subfolders. */
export async function filesIn(dir: string): Promise<Record<string, string>> {
  const names = await listFiles(dir);
  const files = names.map(async (name) => [name, await readFile(path.join(dir, name), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(files));
}

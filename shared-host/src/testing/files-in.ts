import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../store/integrity/integrity.ts';

/** Reads every file in a folder and its subfolders. */
export async function filesIn(dir: string): Promise<Record<string, string>> {
  const names = await listFiles(dir);
  const files = names.map(async (name) => [name, await readFile(path.join(dir, name), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(files));
}

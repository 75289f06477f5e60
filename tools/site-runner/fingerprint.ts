import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Hashes only the names and bytes of these files and folders, so that a fresh checkout has the same hash. */
export function fingerprint(root: string, paths: readonly string[], isPart: IsPart = () => true): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((start) => filesUnder(root, start, isPart)).sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

type IsPart = (name: string) => boolean;

/** Selects the sources of a package: no tests, no documents, and no earlier builds. */
export const isSource: IsPart = (name) =>
  !name.startsWith('.') && !['node_modules', 'dist'].includes(name) && !/\.test\.tsx?$|\.md$/.test(name);

function filesUnder(root: string, relative: string, isPart: IsPart): string[] {
  const full = path.join(root, relative);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [relative];
  return readdirSync(full)
    .filter(isPart)
    .flatMap((name) => filesUnder(root, `${relative}/${name}`, isPart));
}

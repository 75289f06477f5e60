import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const namedFile = /(['"`])(?<name>\.\.?\/[^'"`\n]+\.(?:[cm]?tsx?|[cm]js))\1/g;

/** Finds the files below a folder that these files import or name, directly or not: loaders are named, not imported. */
export function reachableFiles(folder: string, entries: readonly string[]): string[] {
  const found = new Set(entries);
  for (const file of found) {
    const code = readFileSync(path.join(folder, file), 'utf8');
    for (const { groups } of code.matchAll(namedFile)) {
      const name = path.posix.join(path.posix.dirname(file), groups?.name ?? '');
      if (!name.startsWith('..') && existsSync(path.join(folder, name))) found.add(name);
    }
  }
  return [...found].sort();
}

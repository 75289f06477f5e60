import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Hashes names and bytes of these files and folders, without tests, documents, and builds in them. */
export function hashPlaces(root: string, places: readonly string[]): string {
  const sum = createHash('sha256');
  const add = (file: string) => {
    const full = path.join(root, file);
    if (!existsSync(full)) return;
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full).sort()) {
        if (!/^(\.cache|\.swc|node_modules|dist)$|\.test\.tsx?$|\.md$/.test(name)) add(`${file}/${name}`);
      }
    } else sum.update(`\0${file}\0`).update(readFileSync(full));
  };
  places.forEach(add);
  return sum.digest('hex');
}

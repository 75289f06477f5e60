import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folders of the packages that are published: those that are not private. */
export const publishedPackages = (root: string): string[] =>
  globSync('*/package.json', { cwd: root })
    .filter((file) => !JSON.parse(readFileSync(path.join(root, file), 'utf8')).private)
    .map((file) => path.dirname(file));

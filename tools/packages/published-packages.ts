import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folders of the packages that are published: those that are not private. */
export const publishedPackages = (root: string): string[] =>
  readdirSync(root)
    .filter((name) => existsSync(path.join(root, name, 'package.json')))
    .filter((name) => !JSON.parse(readFileSync(path.join(root, name, 'package.json'), 'utf8')).private);

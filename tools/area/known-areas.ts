import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The areas of the work tree: folders that introduce themselves with a manifest. Nobody lists them. */
export const knownAreas = (root: string): string[] =>
  readdirSync(root)
    .filter((name) => name.startsWith('mf-') && existsSync(path.join(root, name, 'src', 'manifest.ts')))
    .sort();

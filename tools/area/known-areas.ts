import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Accepts the name of an area with and without its prefix: `clans` is `mf-clans`. */
export const areaName = (name: string): string => (name.startsWith('mf-') ? name : `mf-${name}`);

/** Finds the areas of the work tree: folders `mf-*` with a manifest. */
export const knownAreas = (root: string): string[] =>
  readdirSync(root)
    .filter((name) => name.startsWith('mf-') && existsSync(path.join(root, name, 'src', 'manifest.ts')))
    .sort();

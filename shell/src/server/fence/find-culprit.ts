import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** A version of an area. */
export interface AreaVersion {
  readonly area: string;
  readonly version: string;
}

/** Finds the version to which a file of the folder with verified copies belongs. */
export function findOwner(areaCache: string, file: string): AreaVersion | undefined {
  const place = file.startsWith('file:') ? fileURLToPath(file) : file;
  const [area, version, ...rest] = path.relative(areaCache, place).split(path.sep);
  const isInside = area && version && rest.length > 0 && area !== '..' && path.isAbsolute(place);
  return isInside ? { area, version } : undefined;
}

/** Finds the innermost file of an area in a stack. */
export function findCulprit(areaCache: string, files: readonly string[]): AreaVersion | undefined {
  for (const file of files) {
    const owner = findOwner(areaCache, file);
    if (owner) return owner;
  }
  return undefined;
}

/** Lists the files in the stack of a thrown value, the innermost first. Code can throw anything, such as null. */
export const listStackFiles = (error: unknown): string[] =>
  [...String(Object(error).stack).matchAll(/^\s+at (?:.*\()?((?:file:\/\/)?\/[^\n]*?):\d+:\d+\)?$/gm)].map(
    ([, file = '']) => file,
  );

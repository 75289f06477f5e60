import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkPath, isOnSide, manifestFile } from '@hotdrop/shared-host/store';

/** The path of the areas' files, as on any site. */
export const areasPath = '/areas/';

/** Serves the builds of this run to the pages of one running site. */
export interface SharedStore {
  /** CORS headers that let only that site's pages read the files. */
  readonly headers: Readonly<Record<string, string>>;
  /** Finds a file below `/areas/`. Undefined: there is none for browsers. */
  read(name: string): Promise<Uint8Array | undefined>;
}

export const sharedStore = (folder: string, site: string): SharedStore => ({
  headers: {
    'access-control-allow-origin': site,
    // A page of another site could run a script without reading it.
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  },
  async read(name) {
    const [, , ...file] = name.split('/');
    const isPointer = file.length === 0 && name.endsWith('/release.json');
    if (!isPointer && file.join('/') !== manifestFile && !isOnSide('web', file.join('/'))) return undefined;
    try {
      return await readFile(path.join(folder, checkPath(name)));
    } catch {
      // Missing, or a name that leads out of the folder.
      return undefined;
    }
  },
});

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkPath, isOnSide, manifestFile } from '@hotdrop/shared-host/store';

/** The path of the areas' files, as on any site. */
export const areasPath = '/areas/';

/** Serves the builds of this run to the pages of one running site. */
export interface SharedStore {
  /** CORS headers that let only that site's pages read the files. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether a name below `/areas/` belongs to the area of these builds. */
  has(name: string): boolean;
  /** Finds a file below `/areas/`. Undefined: there is none for browsers. */
  read(name: string): Promise<Uint8Array | undefined>;
}

interface Shared {
  readonly folder: string;
  readonly area: string;
  /** The origin of the site's pages. */
  readonly origin: string;
}

export const sharedStore = ({ folder, area, origin }: Shared): SharedStore => ({
  headers: {
    'access-control-allow-origin': origin,
    // A page of another site could run a script without reading it.
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  },
  has: (name) => name.startsWith(`${area}/`),
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

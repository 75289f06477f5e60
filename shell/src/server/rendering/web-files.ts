import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What the browser's build of the shell consists of; written by the build beside the server's. */
export interface WebFiles {
  readonly entry: { readonly js: readonly string[]; readonly css: readonly string[] };
  readonly chunks: Readonly<
    Record<string, { readonly js: readonly string[]; readonly css: readonly string[] }>
  >;
  readonly integrity: Readonly<Record<string, string>>;
}

/** Where browsers find the shell's own files. */
export const assetsPath = '/assets/';

export const readWebFiles = (serverDir: string): WebFiles =>
  JSON.parse(readFileSync(path.join(serverDir, 'web-files.json'), 'utf8')) as WebFiles;

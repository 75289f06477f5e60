import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Files of the shell's browser build. The build writes the list next to the server's code. */
export interface WebFiles {
  readonly entry: { readonly js: readonly string[]; readonly css: readonly string[] };
  readonly chunks: Readonly<
    Record<string, { readonly js: readonly string[]; readonly css: readonly string[] }>
  >;
  readonly integrity: Readonly<Record<string, string>>;
}

/** URL prefix of the shell's own files. */
export const assetsPath = '/assets/';

export const readWebFiles = (serverDir: string): WebFiles =>
  JSON.parse(readFileSync(path.join(serverDir, 'web-files.json'), 'utf8'));

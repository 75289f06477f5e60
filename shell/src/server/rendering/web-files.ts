import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type HashedContent, hashContent } from './page-hashes.ts';

/** Files of the shell's browser build. The build writes the list next to the server's code. */
export interface WebFiles {
  readonly entry: { readonly js: readonly string[]; readonly css: readonly string[] };
  readonly chunks: Readonly<
    Record<string, { readonly js: readonly string[]; readonly css: readonly string[] }>
  >;
  readonly integrity: Readonly<Record<string, string>>;
  /** Stylesheets by file. */
  readonly styles: Readonly<Record<string, HashedContent>>;
}

/** URL prefix of the shell's own files. */
export const assetsPath = '/assets/';

export function readWebFiles(serverDir: string): WebFiles {
  const { styles, ...files }: Omit<WebFiles, 'styles'> & { styles: Readonly<Record<string, string>> } =
    JSON.parse(readFileSync(path.join(serverDir, 'web-files.json'), 'utf8'));
  const hashed = Object.entries(styles).map(([file, css]) => [file, hashContent(css)]);
  return { ...files, styles: Object.fromEntries(hashed) };
}

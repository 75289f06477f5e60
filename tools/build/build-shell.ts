import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type webpack from 'webpack';
import { chunkFiles } from './chunk-files.ts';
import { precompress } from './precompress.ts';
import { BuildError, readBuildFile, runWebpack } from './run-webpack.ts';

/** Facts about the browser's build for the shell server: `dist/node/web-files.json`. */
export interface WebFiles {
  readonly entry: { js: string[]; css: string[] };
  readonly chunks: Record<string, { js: string[]; css: string[] }>;
  /** Integrity of each script and stylesheet. */
  readonly integrity: Record<string, string>;
  /** The content of each stylesheet. */
  readonly styles: Record<string, string>;
}

export async function buildShell({ dir }: { dir: string }): Promise<void> {
  const [web] = await runWebpack(await readBuildFile(dir));
  if (!web) throw new BuildError('the shell has no build for browsers');
  writeWebFiles(dir, web);
  await precompress(path.join(dir, 'dist', 'web'));
}

export function writeWebFiles(dir: string, web: webpack.Stats): void {
  const { main, ...chunks } = chunkFiles(web);
  if (!main) throw new BuildError('the shell has no main chunk for browsers');
  const files = readdirSync(path.join(dir, 'dist', 'web')).filter((name) => /\.(js|css)$/.test(name));
  const read = (file: string) => readFileSync(path.join(dir, 'dist', 'web', file));
  const hash = (file: string) => createHash('sha384').update(read(file)).digest('base64');
  const stylesheets = files.filter((file) => file.endsWith('.css'));
  const facts: WebFiles = {
    entry: main,
    chunks,
    integrity: Object.fromEntries(files.map((file) => [file, `sha384-${hash(file)}`])),
    styles: Object.fromEntries(stylesheets.map((file) => [file, String(read(file))])),
  };
  writeFileSync(path.join(dir, 'dist', 'node', 'web-files.json'), JSON.stringify(facts, null, 2));
}

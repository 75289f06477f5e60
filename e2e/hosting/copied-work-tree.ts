import { cpSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '@hotdrop/tools/site-runner';
import { copyWorkTree } from '@hotdrop/tools/testing';

/** Copies the work tree, so that a test can change and build areas. The site under test is built from the original. */
export function copiedWorkTree(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'hotdrop-copy-'));
  copyWorkTree(root, copy);
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  for (const name of readdirSync(copy).filter((one) => /^(mf-|shared-|tools$)/.test(one))) {
    const modules = path.join(name, 'node_modules');
    cpSync(path.join(root, modules), path.join(copy, modules), { recursive: true, verbatimSymlinks: true });
  }
  return copy;
}

/** Changes a file of a copy. Fails if the file does not contain the text to replace. */
export function edit(copy: string, file: string, from: string, to: string): void {
  const place = path.join(copy, file);
  const text = readFileSync(place, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain "${from}".`);
  writeFileSync(place, text.replaceAll(from, to));
}

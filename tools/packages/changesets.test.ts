import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseChangesetFile } from '@changesets/parse';
import { publishedPackages } from './published-packages.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, '.changeset');
const files = readdirSync(folder).filter((file) => file.endsWith('.md') && file !== 'README.md');
const published = publishedPackages(root).map((name) => `@hotdrop/${name}`);

// A release fails on the first file that it cannot read.
it.each(files)('%s names published packages, and says what changes', (file) => {
  const { releases, summary } = parseChangesetFile(readFileSync(path.join(folder, file), 'utf8'));
  expect(releases.length).toBeGreaterThan(0);
  expect(published).toEqual(expect.arrayContaining(releases.map(({ name }) => name)));
  expect(summary).not.toBe('');
});

import { rmSync } from 'node:fs';
import path from 'node:path';
import { aFolder, writeFiles } from '../testing/a-folder.ts';
import { type BuildJob, buildJobs } from './build-jobs.ts';

const aPackage = (...dependencies: string[]) =>
  JSON.stringify({
    dependencies: Object.fromEntries(dependencies.map((name) => [`@hotdrop/${name}`, 'workspace:*'])),
  });

/** A workspace in which everything was just built and published. */
function aBuiltWorkspace() {
  const root = aFolder({
    'shell/package.json': aPackage('shared-ui'),
    'mf-one/package.json': aPackage('shared-ui'),
    'mf-two/package.json': aPackage('shared-domain'),
    'shared-ui/package.json': aPackage('shared-domain'),
    'shared-domain/package.json': aPackage(),
    'mf-one/src/manifest.ts': '',
    'mf-two/src/manifest.ts': '',
    'mf-empty/notes.txt': 'no area',
    'shell/dist/web/main.js': 'built',
    '.areas/_shell/builds.json': '{"builds":["1"]}',
    '.areas/mf-one/release.json': '{"stable":"1"}',
    '.areas/mf-two/release.json': '{"stable":"1"}',
  });
  for (const job of jobsIn(root)) job.remember();
  return root;
}

const jobsIn = (root: string, store = '.areas'): BuildJob[] => buildJobs(root, path.join(root, store));
const waitingIn = (root: string, store?: string) =>
  jobsIn(root, store)
    .filter((job) => !job.isDone())
    .map(({ name }) => name);

test('everything is to be made in a fresh checkout: the shell, and whatever is named like an area', () => {
  const root = aFolder({
    'shell/package.json': aPackage(),
    'mf-new/package.json': aPackage(),
    'mf-new/src/manifest.ts': '',
    'api/package.json': '{}',
  });
  expect(waitingIn(root)).toEqual(['shell', 'mf-new']);
});

test('nothing is to be made again when nothing changed', () => {
  expect(waitingIn(aBuiltWorkspace())).toEqual([]);
});

test.each([
  ['mf-one/src/area.tsx', ['mf-one']],
  ['shared-ui/src/table/table.tsx', ['shell', 'mf-one']],
  ['shared-domain/src/game/game.ts', ['shell', 'mf-one', 'mf-two']],
  ['tools/build/webpack-base.ts', ['shell', 'mf-one', 'mf-two']],
  ['pnpm-lock.yaml', ['shell', 'mf-one', 'mf-two']],
  ['tools/start/main.ts', []],
  ['api/src/server.ts', []],
])('a change in %s makes %j again', (file, expected) => {
  const root = aBuiltWorkspace();
  writeFiles(root, { [file]: 'changed' });
  expect(waitingIn(root)).toEqual(expected);
});

test('a shell whose files were replaced by another build is built again', () => {
  const root = aBuiltWorkspace();
  writeFiles(root, { 'shell/dist/web/main.js': 'a development build' });
  expect(waitingIn(root)).toEqual(['shell']);
});

test('an area that was rolled back stays so', () => {
  const root = aBuiltWorkspace();
  writeFiles(root, { '.areas/mf-one/release.json': '{"stable":"0"}' });
  expect(waitingIn(root)).toEqual([]);
});

test('areas are published again into a store that was emptied, and into another store', () => {
  const root = aBuiltWorkspace();
  rmSync(path.join(root, '.areas/mf-two'), { recursive: true });
  expect(waitingIn(root)).toEqual(['mf-two']);
  expect(waitingIn(root, 'other')).toEqual(['shell', 'mf-one', 'mf-two']);
});

test('a shell that is built is stored in another store without being built again', () => {
  const root = aBuiltWorkspace();
  const shellIn = (store: string) => jobsIn(root, store).find(({ name }) => name === 'shell');
  expect(shellIn('other')?.args).toContain('--built');
  writeFiles(root, { 'shell/src/frame/frame.tsx': 'changed' });
  expect(shellIn('other')?.args).not.toContain('--built');
});

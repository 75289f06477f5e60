import { rmSync } from 'node:fs';
import path from 'node:path';
import { aFolder, writeFiles } from '../test-helpers/a-folder.ts';
import { type BuildJob, buildJobs } from './build-jobs.ts';

const aPackage = (...dependencies: string[]) =>
  JSON.stringify({
    dependencies: Object.fromEntries(dependencies.map((name) => [`@hotdrop/${name}`, 'workspace:*'])),
  });

/** A lockfile of this workspace, with other versions of some packages. */
const aLockfile = (changed: Readonly<Record<string, string>> = {}) => {
  const version = (name: string) => changed[name] ?? '1.0.0';
  const uses = (group: string, ...names: string[]) => ({
    [group]: Object.fromEntries(names.map((name) => [name, { version: version(name) }])),
  });
  const snapshot = (name: string, ...below: string[]) => ({
    [`${name}@${version(name)}`]: {
      dependencies: Object.fromEntries(below.map((other) => [other, version(other)])),
    },
  });
  return JSON.stringify({
    importers: {
      'mf-one': uses('dependencies', 'chart'),
      'shared-ui': uses('devDependencies', 'react', 'storybook'),
      tools: { ...uses('dependencies', 'webpack'), ...uses('devDependencies', 'jest') },
    },
    snapshots: Object.assign(
      {},
      snapshot('chart', 'scale'),
      ...['scale', 'react', 'storybook', 'webpack', 'jest'].map((name) => snapshot(name)),
    ),
  });
};

/** A workspace in which everything was just built and published. */
function aBuiltWorkspace() {
  const root = aFolder({
    'shell/package.json': aPackage('shared-ui'),
    'mf-one/package.json': JSON.stringify({
      dependencies: { '@hotdrop/shared-ui': 'workspace:*', chart: '1' },
    }),
    'mf-two/package.json': aPackage('shared-domain'),
    'shared-ui/package.json': JSON.stringify({
      dependencies: { '@hotdrop/shared-domain': 'workspace:*' },
      peerDependencies: { react: '1' },
    }),
    'shared-domain/package.json': aPackage(),
    'tools/package.json': JSON.stringify({ dependencies: { webpack: '5' }, devDependencies: { jest: '30' } }),
    'pnpm-lock.yaml': aLockfile(),
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

test('builds everything in a fresh checkout: the shell, and all folders that are named like areas', () => {
  const root = aFolder({
    'shell/package.json': aPackage(),
    'mf-new/package.json': aPackage(),
    'mf-new/src/manifest.ts': '',
    'api/package.json': '{}',
    'tools/package.json': '{}',
    'pnpm-lock.yaml': JSON.stringify({ importers: {} }),
  });
  expect(waitingIn(root)).toEqual(['shell', 'mf-new']);
});

test('builds nothing when nothing changed', () => {
  expect(waitingIn(aBuiltWorkspace())).toEqual([]);
});

test.each([
  ['mf-one/src/area.tsx', ['mf-one']],
  ['shared-ui/src/table.tsx', ['shell', 'mf-one']],
  ['shared-domain/src/game/game.ts', ['shell', 'mf-one', 'mf-two']],
  ['tools/build/webpack-base.ts', ['shell', 'mf-one', 'mf-two']],
  ['tools/start/main.ts', []],
  ['api/src/server.ts', []],
])('builds again after a change in %s: %j', (file, expected) => {
  const root = aBuiltWorkspace();
  writeFiles(root, { [file]: 'changed' });
  expect(waitingIn(root)).toEqual(expected);
});

test.each([
  ['chart', 'one area bundles', ['mf-one']],
  ['scale', 'a dependency of one area bundles', ['mf-one']],
  ['react', 'a bundled package has as a peer', ['shell', 'mf-one']],
  ['webpack', 'the build runs', ['shell', 'mf-one', 'mf-two']],
  ['jest', 'only tests run', []],
  ['storybook', 'only developers of a bundled package run', []],
])('builds again after an upgrade of %s, which %s: %j', (name, _, expected) => {
  const root = aBuiltWorkspace();
  writeFiles(root, { 'pnpm-lock.yaml': aLockfile({ [name]: '1.0.1' }) });
  expect(waitingIn(root)).toEqual(expected);
});

test('builds a shell again after another build replaced its files', () => {
  const root = aBuiltWorkspace();
  writeFiles(root, { 'shell/dist/web/main.js': 'a development build' });
  expect(waitingIn(root)).toEqual(['shell']);
});

test('does not publish an area again that was rolled back', () => {
  const root = aBuiltWorkspace();
  writeFiles(root, { '.areas/mf-one/release.json': '{"stable":"0"}' });
  expect(waitingIn(root)).toEqual([]);
});

test('publishes areas again into an emptied or another store', () => {
  const root = aBuiltWorkspace();
  rmSync(path.join(root, '.areas/mf-two'), { recursive: true });
  expect(waitingIn(root)).toEqual(['mf-two']);
  expect(waitingIn(root, 'other')).toEqual(['shell', 'mf-one', 'mf-two']);
});

test('stores a built shell in another store without building it again', () => {
  const root = aBuiltWorkspace();
  const shellIn = (store: string) => jobsIn(root, store).find(({ name }) => name === 'shell');
  expect(shellIn('other')?.args).toContain('--built');
  writeFiles(root, { 'shell/src/frame/frame.tsx': 'changed' });
  expect(shellIn('other')?.args).not.toContain('--built');
});

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { knownAreas } from '../repository/repository.ts';
import { fingerprint, isSource } from './fingerprint.ts';
import { readLockfile } from './locked-versions.ts';
import { hashDependencies, listBuildSources } from './packages.ts';

/** A build or upload that must be done before the site can start. */
export interface BuildJob {
  readonly name: string;
  /** Arguments for Node. */
  readonly args: readonly string[];
  readonly isDone: () => boolean;
  readonly remember: () => void;
}

/** `others` are the folders of other hosts of areas. */
export function buildJobs(root: string, areaStore: string, others: readonly string[] = []): BuildJob[] {
  const lockfile = readLockfile(root);
  const inputs: ReadInputs = (name) => [
    fingerprint(root, listBuildSources(root, name), isSource),
    hashDependencies(root, name, lockfile),
  ];
  return [
    shellJob(root, areaStore, inputs),
    ...knownAreas(root).map((area) => areaJob(root, area, areaStore, inputs)),
    ...others.map((host) => hostJob(root, host, inputs)),
  ];
}

/** Hashes everything that affects a package's build. */
type ReadInputs = (name: string) => string[];

function shellJob(root: string, areaStore: string, inputs: ReadInputs): BuildJob {
  // A development build writes to the same folder, so the existing files count, too.
  const files = () => fingerprint(root, ['shell/dist']);
  const state = () => [...inputs('shell'), files()];
  const built = memory(root, 'shell', state);
  const isStored = () => existsSync(path.join(areaStore, '_shell', 'builds.json'));
  const stored = memory(root, `shell${inStore(root, areaStore)}`, () => [files(), String(isStored())]);
  return {
    name: 'shell',
    args: ['tools/site-runner/make-shell.ts', areaStore, ...(built.isDone() ? ['--built'] : [])],
    isDone: () => built.isDone() && stored.isDone(),
    remember: () => {
      built.remember();
      stored.remember();
    },
  };
}

function hostJob(root: string, host: string, inputs: ReadInputs): BuildJob {
  const state = () => [...inputs(host), fingerprint(root, [`${host}/dist`])];
  const name = host.replaceAll('/', '-');
  return { name, args: ['tools/build/main.ts', host], ...memory(root, name, state) };
}

function areaJob(root: string, area: string, areaStore: string, inputs: ReadInputs): BuildJob {
  // The live version is the owner's decision, so a rollback stays until the sources change.
  const state = () => [
    ...inputs(area),
    existsSync(path.join(areaStore, area, 'release.json')) ? areaStore : 'nowhere',
  ];
  return {
    name: area,
    // The shell is built at the same time, so the stored one is older than the one that will run.
    args: ['tools/area/main.ts', 'publish', area, '--store', areaStore, '--allow-growth', '--untried'],
    ...memory(root, area + inStore(root, areaStore), state),
  };
}

const inStore = (root: string, areaStore: string) =>
  `@${path.relative(root, areaStore).replaceAll(path.sep, '-')}`;

/** Stores in a file the state of the last build. */
function memory(root: string, name: string, state: () => readonly string[]) {
  const file = path.join(root, '.cache', 'built', `${name}.json`);
  const now = () => JSON.stringify(state());
  return {
    isDone: () => existsSync(file) && readFileSync(file, 'utf8') === now(),
    remember: () => {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, now());
    },
  };
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import pLimit from 'p-limit';
import { knownAreas } from '../area/repository.ts';
import { hashPlaces } from './hash-places.ts';
import { root } from './site.ts';

/** Other hosts that browser tests visit. */
export const otherHosts = ['shared-host', 'examples/sibling-site'];

/** The build of the shell. */
const shellFolders = ['shell/dist/node', 'shell/dist/ops', 'shell/dist/web'];

/** The packages that the site serves to area teams. */
const kitFolder = 'shell/dist/kit';

/** The store of the tests, so that a developer's publishes and rollbacks do not affect them. */
export const testAreaStore = path.join(root, '.cache', 'test', 'areas');

export interface BuildSiteOptions {
  readonly areaStore: string;
  /** Folders of other hosts of areas. */
  readonly others?: readonly string[];
  /** Areas that are neither built nor published. */
  readonly skippedAreas?: readonly string[];
  readonly say: (line: string) => void;
}

interface Job {
  readonly name: string;
  /** Commands of Node, one after another. */
  readonly commands: readonly (readonly string[])[];
  /** What decides the result, and the result where another command may change it. */
  readonly state: () => string;
}

/** Builds the shell and publishes the areas that have changed since the last time. */
export async function buildSite({
  areaStore,
  others = [],
  skippedAreas = [],
  say,
}: BuildSiteOptions): Promise<void> {
  const areas = knownAreas(root).filter((area) => !skippedAreas.includes(area));
  const jobs = [
    shellJob(areaStore),
    kitJob,
    ...areas.map((area) => areaJob(area, areaStore)),
    ...others.map(hostJob),
  ];
  const waiting = jobs.filter((job) => remembered(job.name) !== job.state());
  if (waiting.length === 0) return;
  say(`Building ${waiting.map(({ name }) => name).join(', ')} …`);
  const limit = pLimit(Math.min(availableParallelism(), 4));
  const cancel = new AbortController();
  const build = async ({ name, commands, state }: Job) => {
    const started = performance.now();
    for (const args of commands) {
      const { failed, all } = await execa(process.execPath, args, {
        cwd: root,
        all: true,
        reject: false,
        cancelSignal: cancel.signal,
      });
      if (failed) {
        limit.clearQueue();
        cancel.abort();
        throw new Error(`${name} could not be built.\n${all}`);
      }
    }
    const file = memoryOf(name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, state());
    say(`  ${name} built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  };
  await Promise.all(waiting.map((job) => limit(build, job)));
}

/** Decides every build: sources that packages share, the build itself, and the versions of all dependencies. */
const shared = ['shared-domain', 'shared-ui', 'shared-host', 'tools/build', 'tools/lingui', 'pnpm-lock.yaml'];

function shellJob(areaStore: string): Job {
  const stored = path.join(areaStore, '_shell', 'builds.json');
  return {
    name: 'shell',
    commands: [
      ['tools/build/main.ts', 'shell'],
      ['tools/area/main.ts', 'shell', '--store', areaStore],
    ],
    // A development build writes to the same folder.
    state: () => [hash([...shared, 'shell']), hash(shellFolders), areaStore, existsSync(stored)].join(),
  };
}

/** The packages for area teams, which the site serves. */
const kitJob: Job = {
  name: 'kit',
  commands: [['tools/packages/pack-kit.ts']],
  state: () =>
    [hash([...shared, 'area-kit', 'create-area', 'tools', 'CHANGELOG.md']), hash([kitFolder])].join(),
};

const areaJob = (area: string, areaStore: string): Job => ({
  name: `${area}@${path.relative(root, areaStore).replaceAll(path.sep, '-')}`,
  // The stored shell is older than the one that will run, so the area is not tried in it.
  commands: [['tools/area/main.ts', 'publish', area, '--store', areaStore, '--allow-growth', '--untried']],
  // The live version is the owner's decision, so a rollback stays until the sources change.
  state: () => [hash([...shared, area]), existsSync(path.join(areaStore, area, 'release.json'))].join(),
});

const hostJob = (host: string): Job => ({
  name: host.replaceAll('/', '-'),
  commands: [['tools/build/main.ts', host]],
  state: () => [hash([...shared, host]), hash([`${host}/dist`])].join(),
});

const memoryOf = (name: string) => path.join(root, '.cache', 'built', name);
const remembered = (name: string) =>
  existsSync(memoryOf(name)) ? readFileSync(memoryOf(name), 'utf8') : undefined;

const hash = (places: readonly string[]) => hashPlaces(root, places);

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint, isSource } from './fingerprint.ts';
import { areasOf, sourcesOf } from './packages.ts';

/** One thing that must be made before the site can start. */
export interface BuildJob {
  readonly name: string;
  /** What Node runs. */
  readonly args: readonly string[];
  readonly isDone: () => boolean;
  readonly remember: () => void;
}

export function buildJobs(root: string, areaStore: string): BuildJob[] {
  return [shellJob(root), ...areasOf(root).map((area) => areaJob(root, area, areaStore))];
}

function shellJob(root: string): BuildJob {
  // A development build leaves its files in the same folder: what is there counts, too.
  const state = () => [
    fingerprint(root, sourcesOf(root, 'shell'), isSource),
    fingerprint(root, ['shell/dist']),
  ];
  return { name: 'shell', args: ['tools/build/main.ts', 'shell'], ...memory(root, 'shell', state) };
}

function areaJob(root: string, area: string, areaStore: string): BuildJob {
  // Which version the store serves is its owner's business: a rollback stays until the sources change.
  const state = () => [
    fingerprint(root, sourcesOf(root, area), isSource),
    existsSync(path.join(areaStore, area, 'release.json')) ? areaStore : 'nowhere',
  ];
  return {
    name: area,
    args: ['tools/area/main.ts', 'publish', area, '--store', areaStore, '--allow-growth'],
    ...memory(root, `${area}@${path.relative(root, areaStore).replaceAll(path.sep, '-')}`, state),
  };
}

/** Remembers in a file the state in which something was last made. */
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

import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, realpath, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Area, AreaManifest } from '@hotdrop/shared-domain/contract';
import type { AreaModules, LocalVersion } from '../server/types.ts';
import { LostRaceError } from '../store/errors.ts';
import { describeFile, listFiles } from '../store/integrity.ts';
import type { PublishingStore } from '../store/publishing-store.ts';
import { releaseStable } from '../store/release-pointer.ts';

/** Creates a folder, which the operating system removes later. */
export const aTempFolder = async () => realpath(await mkdtemp(path.join(tmpdir(), 'hotdrop-')));

/** Reads every file in a folder and its subfolders. */
export async function filesIn(dir: string): Promise<Record<string, string>> {
  const names = await listFiles(dir);
  const files = names.map(async (name) => [name, await readFile(path.join(dir, name), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(files));
}

export interface ABuild {
  readonly dir: string;
  readonly manifest: AreaManifest;
}

/** Returns the code of an entry that exposes an area with one route; `says` is its path. */
const entryThatSays = (says: string) =>
  `module.exports = { area: { routes: async () => [{ path: ${JSON.stringify(says)} }] } };\n`;

/** Writes a small real build of an area into a new folder. */
export async function aBuild({
  area = 'mf-clans',
  packageVersion = '1.0.0',
  says = 'hello',
  files = {},
  ...rest
}: {
  area?: string;
  packageVersion?: string;
  says?: string;
  files?: Record<string, string>;
} & Partial<Omit<AreaManifest, 'files'>> = {}): Promise<ABuild> {
  const dir = await aTempFolder();
  const contents: Record<string, string> = {
    'web/entry.js': `var mf_clans = ${JSON.stringify(says)};\n`,
    'web/clans.css': '.clan { color: inherit }\n',
    'node/entry.js': entryThatSays(says),
    'node/clans.js': `exports.says = ${JSON.stringify(says)};\n`,
    ...files,
  };
  for (const [file, content] of Object.entries(contents)) {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), content);
  }
  const hash = createHash('sha256').update(JSON.stringify(contents)).digest('hex').slice(0, 10);
  const manifest: AreaManifest = {
    id: area,
    version: `${packageVersion}-${hash}`,
    builtAt: '2026-11-21T10:00:00.000Z',
    owner: 'the clans team',
    contract: 1,
    routes: ['clans'],
    smoke: ['clans'],
    languages: ['en', 'ko'],
    web: { entry: 'web/entry.js', global: 'mf_clans', chunks: {} },
    node: { entry: 'node/entry.js' },
    files: Object.fromEntries(
      Object.entries(contents).map(([file, content]) => [file, describeFile(Buffer.from(content))]),
    ),
    ...rest,
  };
  return { dir, manifest };
}

/** Runs a version's entry from its folder, as a shell server does. */
export async function runEntry({ dir, manifest }: LocalVersion): Promise<AreaModules> {
  const source = await readFile(path.join(dir, manifest.node.entry), 'utf8');
  const module: { exports: Partial<Omit<AreaModules, 'module'>> & { area?: Area } } = { exports: {} };
  new Function('module', source)(module);
  const { area, ...others } = module.exports;
  // A host must notice a build that exports none.
  return { module: area as Area, ...others };
}

/** Stores a build, and makes its version live for everyone. */
export async function publishBuild(store: PublishingStore, { dir, manifest }: ABuild): Promise<void> {
  await store.publishVersion(dir, manifest);
  await moveTo(store, manifest);
}

/** Makes a stored version live, and tries again after each lost race with another publisher. */
export async function moveUntilWon(store: PublishingStore, build: ABuild): Promise<void> {
  await moveTo(store, build.manifest).catch((error) => {
    if (error instanceof LostRaceError) return moveUntilWon(store, build);
    throw error;
  });
}

async function moveTo(store: PublishingStore, { id, version }: ABuild['manifest']): Promise<void> {
  const pointer = await store.findPointer(id);
  await store.movePointer(id, pointer?.revision ?? 0, releaseStable(pointer, version));
}

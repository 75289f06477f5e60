import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AreaManifest } from '@hotdrop/shared-domain/contract';
import { fileProblem, IntegrityError, isOn, manifestFile, safePath, verifyVersion } from '../store/index.ts';
import type { ActivateOptions } from './activate.ts';

const folderOf = (cacheDir: string, { id, version }: AreaManifest) =>
  path.join(cacheDir, safePath(id), safePath(version));

/** Copies a version's `node/` files and its manifest to this server's disk. What arrives is verified before it is written. */
export async function copyNodeBuild(
  manifest: AreaManifest,
  manifestBytes: Uint8Array,
  { store, cacheDir }: Pick<ActivateOptions, 'store' | 'cacheDir'>,
): Promise<string> {
  const dir = folderOf(cacheDir, manifest);
  if (await isCopy(dir, manifest, manifestBytes)) return dir;
  const files = (await readVerified(store, manifest)).set(manifestFile, manifestBytes);
  const staged = `${dir}.${randomUUID()}`;
  try {
    await mkdir(cacheDir, { recursive: true });
    // The builds are CommonJS, whatever the package.json of the project around this folder says.
    await writeFile(path.join(cacheDir, 'package.json'), '{ "type": "commonjs" }');
    await inTurns([...files], async ([file, bytes]) => {
      const place = path.join(staged, safePath(file));
      await mkdir(path.dirname(place), { recursive: true });
      await writeFile(place, bytes);
    });
    await rm(dir, { recursive: true, force: true });
    await rename(staged, dir);
  } catch (error) {
    await rm(staged, { recursive: true, force: true });
    throw error;
  }
  return dir;
}

async function isCopy(dir: string, manifest: AreaManifest, manifestBytes: Uint8Array): Promise<boolean> {
  const copied = await readFile(path.join(dir, manifestFile)).catch(() => undefined);
  return (
    copied?.equals(manifestBytes) === true && (await verifyVersion(dir, manifest, ['node'])).length === 0
  );
}

async function readVerified(
  store: ActivateOptions['store'],
  manifest: AreaManifest,
): Promise<Map<string, Uint8Array>> {
  const { id, version } = manifest;
  const names = Object.keys(manifest.files).filter((file) => isOn('node', file));
  const problems = names.includes(manifest.node.entry) ? [] : [`${manifest.node.entry} has no hash`];
  const files = new Map<string, Uint8Array>();
  await inTurns(problems.length ? [] : names, async (file) => {
    const bytes = await store.read(id, version, file);
    const problem = fileProblem(manifest, file, bytes);
    if (problem) problems.push(problem);
    files.set(file, bytes);
  });
  if (problems.length) throw new IntegrityError(`${id} ${version} in the area store`, problems);
  return files;
}

const atOnce = 8;

/**
 * A few files at a time: while visitors keep the server busy each step of a file waits for its turn, and a version has
 * dozens of files; all of them at once would share what a slow store gives, until each is too late.
 */
async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    try {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
    } catch (error) {
      waiting.length = 0;
      throw error;
    }
  };
  // When it ends, nothing is still being written.
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, worker));
  for (const worker of ended) if (worker.status === 'rejected') throw worker.reason;
}

/** Removes copies that no loaded version owns: left by a process that was killed. */
export async function removeLeftovers(cacheDir: string, area: string, versions: readonly string[]) {
  const dir = path.join(cacheDir, safePath(area));
  const names = await readdir(dir).catch(() => []);
  const isOwned = (name: string) =>
    versions.some((version) => name === version || name.startsWith(`${version}.`));
  const leftovers = names.filter((name) => !isOwned(name));
  await Promise.all(leftovers.map((name) => rm(path.join(dir, name), { recursive: true, force: true })));
}

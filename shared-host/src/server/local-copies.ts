import { access, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AreaManifest } from '@hotdrop/shared-domain/contract';
import type { AreaStore } from '../store/area-store.ts';
import { IntegrityError } from '../store/errors.ts';
import {
  copyVerified,
  describeFile,
  findCopyProblem,
  forEachFile,
  getCompressedName,
  isCompressible,
  isOnSide,
} from '../store/integrity.ts';
import { checkPath, manifestFile } from '../store/stored-files.ts';

interface CopyOptions {
  readonly store: Pick<AreaStore, 'read'>;
  /** The folder for the copies. It belongs to one process, which removes the copies of any other process. */
  readonly cacheDir: string;
}

export type LocalCopies = ReturnType<typeof createLocalCopies>;

/** Keeps verified copies of areas' builds on this server's disk. */
export function createLocalCopies({ store, cacheDir }: CopyOptions) {
  const getFolder = (area: string, version: string) =>
    path.join(cacheDir, checkPath(area), checkPath(version));

  return {
    /**
     * Copies a version: `node/` for the server, and `web/`, so that visitors get their files while the store is
     * unreachable. Verifies every file, also of a copy that is there already. Resolves with its folder.
     */
    async add(manifest: AreaManifest, manifestBytes: Uint8Array): Promise<string> {
      const { id, version, node } = manifest;
      const what = `${id} ${version} in the area store`;
      if (!Object.hasOwn(manifest.files, node.entry))
        throw new IntegrityError(what, [`${node.entry} has no hash`]);
      const dir = getFolder(id, version);
      await markAsCommonJs(cacheDir);
      await copyVerified({
        what,
        dir,
        files: { ...manifest.files, [manifestFile]: describeFile(manifestBytes) },
        read: async (file) => (file === manifestFile ? manifestBytes : store.read(id, version, file)),
      });
      await copyCompressed(manifest, dir, store);
      return dir;
    },

    remove: (area: string, version: string) => rm(getFolder(area, version), { recursive: true, force: true }),

    /** Removes copies that belong to no loaded version, such as those of a process that was killed. */
    async removeLeftovers(area: string, versionsToKeep: readonly string[]): Promise<void> {
      const dir = path.join(cacheDir, checkPath(area));
      const names = await readdir(dir).catch(() => []);
      const isOwned = (name: string) =>
        versionsToKeep.some((version) => name === version || name.startsWith(`${version}.`));
      const leftovers = names.filter((name) => !isOwned(name));
      await Promise.all(leftovers.map((name) => rm(path.join(dir, name), { recursive: true, force: true })));
    },
  };
}

/** Copies the compressed files that the store has. Ignores failures: without them, browsers get the original files. */
async function copyCompressed(manifest: AreaManifest, dir: string, store: CopyOptions['store']) {
  const listed = Object.keys(manifest.files);
  const originals = listed.filter((file) => isOnSide('web', file) && isCompressible(file));
  await forEachFile(originals, async (original) => {
    const file = getCompressedName(original);
    const place = path.join(dir, checkPath(file));
    const isPresent = await access(place).then(
      () => true,
      () => false,
    );
    if (isPresent) return;
    const bytes = await store.read(manifest.id, manifest.version, file).catch(() => undefined);
    if (!bytes || (await findCopyProblem(manifest, file, bytes))) return;
    await writeFile(place, bytes).catch(() => rm(place, { force: true }));
  });
}

/** Makes Node read the builds as CommonJS even when the project around this folder uses ES modules. */
async function markAsCommonJs(cacheDir: string) {
  await mkdir(cacheDir, { recursive: true });
  const file = path.join(cacheDir, 'package.json');
  await writeFile(file, '{ "type": "commonjs" }', { flag: 'wx' }).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

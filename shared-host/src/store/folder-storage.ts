import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tryFileLock } from '@hotdrop/shared-domain/file-lock';
import { AreaStoreError, StoreUnreachableError } from './errors.ts';
import type { WritableStorage } from './storage.ts';
import { checkPath } from './stored-files.ts';

const hasCode = (error: unknown, ...codes: string[]) =>
  typeof error === 'object' && error !== null && 'code' in error && codes.includes(String(error.code));

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

async function listFolders(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name);
}

async function filterContaining(dir: string, names: string[], file: string): Promise<string[]> {
  const hasFile = await Promise.all(names.map((name) => exists(path.join(dir, name, file))));
  return names.filter((_, index) => hasFile[index]).sort();
}

/** Keeps an area store on a disk. Writes into `.incoming/` first, then renames, so that readers see all or nothing. */
export function createFolderStorage(root: string): WritableStorage {
  const resolve = (key: string) => path.join(root, checkPath(key));

  async function createStagingPath(): Promise<string> {
    const incoming = path.join(root, '.incoming');
    await mkdir(incoming, { recursive: true });
    return path.join(incoming, randomUUID());
  }

  async function read(key: string) {
    try {
      const bytes = await readFile(resolve(key));
      return { bytes, tag: createHash('sha256').update(bytes).digest('hex') };
    } catch (error) {
      if (!hasCode(error, 'ENOENT', 'ENOTDIR')) throw error;
      if (await exists(root)) return undefined;
      throw new StoreUnreachableError(root, error);
    }
  }

  return {
    location: root,
    read,

    create: async () => void (await mkdir(root, { recursive: true })),

    async areas() {
      try {
        return await filterContaining(root, await listFolders(root), 'release.json');
      } catch (error) {
        throw new StoreUnreachableError(root, error);
      }
    },

    async versions(area) {
      const dir = resolve(area);
      return (await exists(dir)) ? filterContaining(dir, await listFolders(dir), 'area.json') : [];
    },

    async addVersion(area, version, files) {
      const target = resolve(`${area}/${version}`);
      if (await exists(target)) return false;
      await mkdir(path.dirname(target), { recursive: true });
      const staged = await createStagingPath();
      try {
        for (const [file, bytes] of files) {
          const place = path.join(staged, checkPath(file));
          await mkdir(path.dirname(place), { recursive: true });
          await writeFile(place, bytes, { flush: true });
        }
        await rename(staged, target);
        return true;
      } catch (error) {
        await rm(staged, { recursive: true, force: true });
        if (hasCode(error, 'ENOTEMPTY', 'EEXIST')) return false;
        throw error;
      }
    },

    async removeVersion(area, version) {
      // Rename first, so that no reader sees a part of the version.
      const gone = await createStagingPath();
      await rename(resolve(`${area}/${version}`), gone);
      await rm(gone, { recursive: true, force: true });
    },

    async replace(key, bytes, tag) {
      await mkdir(path.dirname(resolve(key)), { recursive: true });
      return withFileLock(path.join(root, '.lock'), async () => {
        if ((await read(key))?.tag !== tag) return false;
        const staged = await createStagingPath();
        await writeFile(staged, bytes, { flush: true });
        await rename(staged, resolve(key));
        return true;
      });
    },
  };
}

/** Runs `work` while this process holds the lock file. */
async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const release = await waitForLock(file);
  try {
    return await work();
  } finally {
    release();
  }
}

/** The longest time in ms that a publisher waits for another one. */
const lockTimeout = 10_000;

async function waitForLock(file: string): Promise<() => void> {
  const giveUpAt = performance.now() + lockTimeout;
  for (;;) {
    const release = tryFileLock(file);
    if (release) return release;
    if (performance.now() > giveUpAt) {
      throw new AreaStoreError(
        `Another process has held ${file} for ${lockTimeout / 1000} s. Nothing was changed. Find the publisher that hangs, stop it, and try again.`,
      );
    }
    await sleep(20);
  }
}

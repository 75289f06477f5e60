import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { AreaManifest } from '@hotdrop/shared-domain/contract';
import { LRUCache } from 'lru-cache';
import { type AreaStore, parseManifest } from '../store/area-store.ts';
import { IntegrityError, NotStoredError } from '../store/errors.ts';
import { findCopyProblem, isListed, sha384 } from '../store/integrity.ts';
import { checkPath, manifestFile } from '../store/stored-files.ts';
import type { LocalVersion, Log } from './types.ts';

type ReadAreaFile = (area: string, version: string, file: string) => Promise<Uint8Array>;

interface Sources {
  readonly store: Pick<AreaStore, 'location' | 'read'>;
  /** Finds a version that is on this server's disk. */
  readonly findLocal: (area: string, version: string) => LocalVersion | undefined;
  readonly log: Pick<Log, 'warn'>;
}

/** Open tabs request few versions that are no longer on the disk. */
const maxManifests = 50;

/**
 * Creates a function that reads files of areas: from this server's disk, or from the store. It compares each file with
 * `area.json`, because a store or a disk can answer with other bytes, and browsers cache the file for a year.
 */
export function createAreaFileReader({ store, findLocal, log }: Sources): ReadAreaFile {
  const manifests = new LRUCache<string, AreaManifest>({ max: maxManifests });

  async function readManifest(area: string, version: string): Promise<AreaManifest> {
    const key = `${area}/${version}`;
    const known = manifests.get(key);
    if (known) return known;
    const manifest = parseManifest(area, version, await store.read(area, version, manifestFile));
    manifests.set(key, manifest);
    return manifest;
  }

  async function readStored(area: string, version: string, file: string): Promise<Uint8Array> {
    if (file === manifestFile) {
      const bytes = await store.read(area, version, file);
      parseManifest(area, version, bytes);
      return bytes;
    }
    const manifest = findLocal(area, version)?.manifest ?? (await readManifest(area, version));
    if (!isListed(manifest, file)) throw new NotStoredError(store.location, `${area}/${version}/${file}`);
    const bytes = await store.read(area, version, file);
    const problem = await findCopyProblem(manifest, file, bytes);
    if (!problem) return bytes;
    // The manifest itself may be the wrong file, so read it again next time.
    manifests.delete(`${area}/${version}`);
    throw new IntegrityError(`${area} ${version} in the area store`, [problem]);
  }

  async function readLocal(local: LocalVersion, file: string): Promise<Uint8Array | undefined> {
    const bytes = await readFile(path.join(local.dir, file)).catch(() => undefined);
    const problem = bytes && (await findLocalProblem(local, file, bytes));
    if (!problem) return bytes;
    const { area, version } = local;
    log.warn(
      { area, version, file, problem },
      'A file on this server’s disk has changed; the server reads it from the store',
    );
    return undefined;
  }

  return async (area, version, file) => {
    const name = checkPath(file);
    const local = findLocal(area, version);
    return (local && (await readLocal(local, name))) ?? readStored(area, version, name);
  };
}

async function findLocalProblem({ manifest, manifestHash }: LocalVersion, file: string, bytes: Uint8Array) {
  if (file !== manifestFile) return findCopyProblem(manifest, file, bytes);
  return manifestHash === `sha384-${sha384(bytes)}` ? undefined : 'area.json has another hash';
}

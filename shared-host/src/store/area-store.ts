import { type AreaManifest, areaManifestSchema } from '@hotdrop/shared-domain/contract';
import { AreaStoreError, NotStoredError, StoreFileInvalidError, StoreUnreachableError } from './errors.ts';
import { parseJson } from './json-file.ts';
import { manifestKey, pointerKey } from './keys.ts';
import { type ReleasePointer, releasePointerSchema } from './releases/release-pointer.ts';
import { openStorage } from './storage/open-storage.ts';
import type { Storage } from './storage/storage.ts';
import { withDeadline } from './with-deadline.ts';

/** What a shell reads of an area store. Every call ends within the deadline; what fails throws an AreaStoreError. */
export interface AreaStore {
  readonly location: string;
  /** The names of the areas that are published. */
  list(): Promise<string[]>;
  pointer(area: string): Promise<ReleasePointer>;
  manifest(area: string, version: string): Promise<AreaManifest>;
  /** A file of a version, unverified: compare it with the manifest before using it. */
  read(area: string, version: string, file: string): Promise<Uint8Array>;
}

export interface StoreOptions {
  /** How long one answer of the store may take, in ms. */
  readonly deadline?: number;
}

/** Opens the store at a folder's path, at an http(s) address or in a bucket (`s3://bucket/folder`). Nothing is read before it is asked for. */
export const openAreaStore = (location: string, options?: StoreOptions): AreaStore =>
  createAreaStore(openStorage(location), options);

export function createAreaStore(storage: Storage, { deadline = 5_000 }: StoreOptions = {}): AreaStore {
  const { location } = storage;
  const inTime = <T>(what: string, ask: (signal: AbortSignal) => Promise<T>) =>
    withDeadline(what, deadline, ask).catch((error: unknown) => {
      throw error instanceof AreaStoreError ? error : new StoreUnreachableError(location, error);
    });

  async function bytesOf(key: string): Promise<Uint8Array> {
    const file = await inTime(key, (signal) => storage.read(key, signal));
    if (!file) throw new NotStoredError(location, key);
    return file.bytes;
  }

  return {
    location,
    list: () => inTime('The list', (signal) => storage.areas(signal)),
    async pointer(area) {
      const key = pointerKey(area);
      return parseJson(releasePointerSchema, key, await bytesOf(key));
    },
    manifest: async (area, version) =>
      parseManifest(area, version, await bytesOf(manifestKey(area, version))),
    read: (area, version, file) => bytesOf(`${area}/${version}/${file}`),
  };
}

/** The `area.json` of this version from the bytes that a store gave. */
export function parseManifest(area: string, version: string, bytes: Uint8Array): AreaManifest {
  const key = manifestKey(area, version);
  const manifest = parseJson(areaManifestSchema, key, bytes);
  if (manifest.id === area && manifest.version === version) return manifest;
  throw new StoreFileInvalidError(key, `it describes ${manifest.id} ${manifest.version}`);
}

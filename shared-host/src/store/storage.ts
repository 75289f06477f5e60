import * as v from 'valibot';
import { StoreBusyError } from './errors.ts';
import { indexKey, parseJson, toJson } from './stored-files.ts';

/** A file, and the tag with which a later write can require that the file is unchanged. */
export interface StoredFile {
  readonly bytes: Uint8Array;
  readonly tag: string;
}

/** A backend for the files of a store. Keys are relative paths with slashes. */
export interface Storage {
  /** The folder or the address, for messages. */
  readonly location: string;
  /** Reads a file. Undefined when the storage responds that it has none; throws otherwise. */
  read(key: string, signal?: AbortSignal): Promise<StoredFile | undefined>;
  /** Lists the names of the areas that have a release pointer. */
  areas(signal?: AbortSignal): Promise<string[]>;
}

/** A backend for publishers: a folder, or a bucket with conditional writes. */
export interface WritableStorage extends Storage {
  /**
   * Creates the store's folder if it does not exist. Throws for a bucket without conditional writes: tests it before an
   * area stores its first version, and writes only below that area.
   */
  create(area: string): Promise<void>;
  /** Lists the versions that are completely stored. */
  versions(area: string): Promise<string[]>;
  /**
   * Stores all files of a version or none, so that readers never see a part of it. Resolves with false, and changes
   * nothing, when the version is already stored.
   */
  addVersion(area: string, version: string, files: ReadonlyMap<string, Uint8Array>): Promise<boolean>;
  removeVersion(area: string, version: string): Promise<void>;
  /** Writes if the stored file still has `tag` (undefined: no file). Resolves with whether it wrote. */
  replace(key: string, bytes: Uint8Array, tag: string | undefined): Promise<boolean>;
}

/** A store that refuses more attempts than this does not honor conditional writes. */
const maxAttempts = 20;

/**
 * Changes a file that other publishers change too: after a conflict, it reads the file and changes it again. `change`
 * returns the new bytes, or undefined when the file needs no change.
 */
export async function changeFile(
  storage: WritableStorage,
  key: string,
  change: (file: StoredFile | undefined) => Uint8Array | undefined,
): Promise<void> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const file = await storage.read(key);
    const bytes = change(file);
    if (!bytes || (await storage.replace(key, bytes, file?.tag))) return;
  }
  throw new StoreBusyError(storage.location, key, maxAttempts);
}

const indexSchema = v.object({ areas: v.array(v.string()) });

/** Reads the names of all areas from the index. Undefined for a store without an index. */
export async function readIndex(read: Storage['read'], signal?: AbortSignal): Promise<string[] | undefined> {
  const file = await read(indexKey, signal);
  return file && parseJson(indexSchema, indexKey, file.bytes).areas;
}

/** Replaces the index by the names of the areas that have a release pointer. Resolves with the names. */
export async function writeIndex(storage: WritableStorage): Promise<string[]> {
  const areas = await storage.areas();
  const bytes = toJson({ areas });
  await changeFile(storage, indexKey, (file) =>
    file && Buffer.compare(file.bytes, bytes) === 0 ? undefined : bytes,
  );
  return areas;
}

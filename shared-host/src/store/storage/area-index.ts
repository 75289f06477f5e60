import * as v from 'valibot';
import { parseJson, toJson } from '../json-file.ts';
import { indexKey } from '../keys.ts';
import { changeFile } from './change-file.ts';
import type { Storage, WritableStorage } from './storage.ts';

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

import * as v from 'valibot';
import { parseJson, toJson } from '../json-file.ts';
import { indexKey } from '../keys.ts';
import { changeFile } from './change-file.ts';
import type { Storage, WritableStorage } from './storage.ts';

const indexSchema = v.object({ areas: v.array(v.string()) });

/** Reads the names of all areas. Undefined before the first publish. */
export async function readIndex(read: Storage['read'], signal?: AbortSignal): Promise<string[] | undefined> {
  const file = await read(indexKey, signal);
  return file && parseJson(indexSchema, indexKey, file.bytes).areas;
}

/** Adds an area's name. */
export const addToIndex = (storage: WritableStorage, area: string): Promise<void> =>
  changeFile(storage, indexKey, (file) => {
    const areas = file ? parseJson(indexSchema, indexKey, file.bytes).areas : [];
    return areas.includes(area) ? undefined : toJson({ areas: [...areas, area].sort() });
  });

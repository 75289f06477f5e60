import * as v from 'valibot';
import { indexKey } from './keys.ts';
import { parseJson, toJson } from './parse.ts';
import type { Storage, WritableStorage } from './storage.ts';

const indexSchema = v.object({ areas: v.array(v.string()) });

/** The areas that the index names; undefined where nobody has published yet. */
export async function readIndex(read: Storage['read'], signal?: AbortSignal): Promise<string[] | undefined> {
  const file = await read(indexKey, signal);
  return file && parseJson(indexSchema, indexKey, file.bytes).areas;
}

/** Adds an area's name; tried again when another publisher adds its area meanwhile. */
export async function addToIndex(storage: WritableStorage, area: string): Promise<void> {
  for (;;) {
    const file = await storage.read(indexKey);
    const areas = file ? parseJson(indexSchema, indexKey, file.bytes).areas : [];
    if (areas.includes(area)) return;
    if (await storage.replace(indexKey, toJson({ areas: [...areas, area].sort() }), file?.tag)) return;
  }
}

import * as v from 'valibot';
import { AreaStoreError } from './errors.ts';
import { changeFile, type WritableStorage } from './storage.ts';
import { parseJson, settingsKey, toJson } from './stored-files.ts';

const settingsSchema = v.object({
  /** Grows by one with each change. */
  revision: v.number(),
  values: v.record(v.string(), v.unknown()),
  /** When the last change was, in ISO 8601, and why. */
  at: v.string(),
  by: v.string(),
  reason: v.string(),
});

/** What operators have set for an area while servers run. The settings of a site's config win. */
export type StoredSettings = v.InferOutput<typeof settingsSchema>;
export type SettingsChange = Pick<StoredSettings, 'values' | 'by' | 'reason'>;

export const parseSettings = (area: string, bytes: Uint8Array | undefined): StoredSettings | undefined =>
  bytes && parseJson(settingsSchema, settingsKey(area), bytes);

/** Replaces the settings of an area, unless they have changed since `expectedRevision` (0: none yet). */
export async function changeSettings(
  storage: WritableStorage,
  area: string,
  expectedRevision: number,
  change: SettingsChange,
): Promise<void> {
  await changeFile(storage, settingsKey(area), (file) => {
    const { revision = 0 } = parseSettings(area, file?.bytes) ?? {};
    if (revision !== expectedRevision) {
      throw new AreaStoreError(`Somebody changed the settings of ${area} meanwhile. Read them again.`);
    }
    return toJson({ revision: revision + 1, ...change, at: new Date().toISOString() });
  });
}

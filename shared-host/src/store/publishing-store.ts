import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { AreaManifest } from '@hotdrop/shared-domain/contract';
import { type RolloutRecord, rolloutRecordSchema } from '../rollouts/metrics.ts';
import { changeSettings, type SettingsChange } from './area-settings.ts';
import { type AreaStore, createAreaStore, parseManifest, type StoreOptions } from './area-store.ts';
import { AreaStoreError, IntegrityError, LostRaceError, VersionTakenError } from './errors.ts';
import { findFileProblem, getCompressedName, isOnSide, listFiles, verifyVersion } from './integrity.ts';
import { openWritableStorage } from './open-storage.ts';
import { findQuarantine, liftQuarantine } from './quarantine.ts';
import { type MoveOrigin, type ReleasePointer, releasePointerSchema, signMove } from './release-pointer.ts';
import { type SigningKey, signFile } from './signature.ts';
import { changeFile, readIndex, type StoredFile, type WritableStorage, writeIndex } from './storage.ts';
import {
  manifestFile,
  manifestKey,
  parseJson,
  pointerKey,
  rolloutKey,
  toJson,
  trustKey,
} from './stored-files.ts';
import { parseTrustList } from './trust.ts';

/** Write access to an area store. */
export type PublishingStore = ReturnType<typeof createPublishingStore>;

/** Opens the store in a folder or in a bucket (`s3://bucket/folder`) for writing. */
export const openPublishingStore = (location: string, options?: StoreOptions): PublishingStore =>
  createPublishingStore(openWritableStorage(location), options);

export function createPublishingStore(storage: WritableStorage, options?: StoreOptions) {
  const reader = createAreaStore(storage, options);

  async function readPointer(area: string) {
    const key = pointerKey(area);
    const file = await storage.read(key);
    return { tag: file?.tag, pointer: file && parseJson(releasePointerSchema, key, file.bytes) };
  }

  const parseRollout = (area: string, file: StoredFile | undefined) =>
    file && parseJson(rolloutRecordSchema, rolloutKey(area), file.bytes);

  return {
    ...reader,
    /** Reads the metrics of an area's last rollout. */
    findRollout: async (area: string) => parseRollout(area, await storage.read(rolloutKey(area))),

    /** Changes these metrics. Servers that do it at the same time lose nothing. */
    async changeRollout(area: string, change: (found: RolloutRecord | undefined) => RolloutRecord) {
      let changed: RolloutRecord | undefined;
      await changeFile(storage, rolloutKey(area), (file) => {
        changed = change(parseRollout(area, file));
        return toJson(changed);
      });
      return changed;
    },

    /** Reads the store as if it had this trust list. */
    withTrust: (list: Uint8Array): AreaStore =>
      createAreaStore({
        ...storage,
        read: async (key, signal) =>
          key === trustKey ? { bytes: parseTrustList(list), tag: '' } : storage.read(key, signal),
      }),

    /** Replaces the trust list. For the operator. */
    writeTrust: (list: Uint8Array) => changeFile(storage, trustKey, () => parseTrustList(list)),

    /** Replaces what operators have set for an area, unless it has changed since `expectedRevision` (0: nothing yet). */
    changeSettings: (area: string, expectedRevision: number, change: SettingsChange) =>
      changeSettings(storage, area, expectedRevision, change),

    /** Lets servers run a quarantined version again, or all of an area. Resolves with them. */
    lift: (area: string, version?: string) => liftQuarantine(storage, area, version),

    /** Creates the folder of the store if it does not exist, and refuses a bucket that would lose publishes of this area. */
    create: (area: string) => storage.create(area),

    /** Brings `areas.json` up to date for shells behind a web server. For the operator: no area writes a shared file. */
    writeIndex: () => writeIndex(storage),

    /** Whether shells behind a web server know the area. True for a store without an index. */
    isIndexed: async (area: string) => (await readIndex(storage.read))?.includes(area) ?? true,

    /** Lists every stored version of an area, live or not. */
    versions: (area: string) => storage.versions(area),

    /** Reads the pointer. Undefined for an area that was never released. */
    findPointer: async (area: string) => (await readPointer(area)).pointer,
    removeVersion: (area: string, version: string) => storage.removeVersion(area, version),

    /**
     * Stores the built folder `dir` (`web/`, `node/`) under its manifest's version, completely or not at all. Accepts the
     * same content again, and throws for other content under the same version. With a key, it signs the stored manifest.
     */
    async publishVersion(dir: string, manifest: AreaManifest, key?: SigningKey) {
      const { id, version } = manifest;
      const files = await readBuild(dir, manifest);
      const isNew = await storage.addVersion(id, version, files);
      const problem = isNew ? undefined : await findDifference(reader, manifest);
      if (problem) throw new VersionTakenError(id, version, problem);
      // A version that is there may need the signature of a newer key, and its manifest has another time.
      if (key) await signFile(storage, manifestKey(id, version), key);
      return isNew ? ('stored' as const) : ('was there' as const);
    },

    /**
     * Replaces the area's pointer by `next` if the stored one still has `expectedRevision` (0: no pointer yet). Resolves with
     * the stored pointer, which also says where the move comes from.
     */
    async movePointer(
      area: string,
      expectedRevision: number,
      next: ReleasePointer,
      origin: MoveOrigin = {},
    ): Promise<ReleasePointer> {
      const { pointer, tag } = await readPointer(area);
      const found = pointer?.revision ?? 0;
      if (found !== expectedRevision) throw new LostRaceError(area, expectedRevision, found);
      const live = [pointer?.stable, pointer?.canary?.version];
      for (const version of [next.stable, next.canary?.version]) {
        if (!version) continue;
        // A pointer to a missing or untrusted version would give every shell an error instead of an area.
        const bytes = await reader.read(area, version, manifestFile);
        parseManifest(area, version, bytes);
        if (live.includes(version)) continue;
        await reader.trust.require(area, version, bytes);
        const problem = findQuarantine(area, version, await reader.quarantined(area));
        if (problem) throw new AreaStoreError(problem);
      }
      const moved = signMove(next, origin);
      if (!(await storage.replace(pointerKey(area), toJson(moved), tag))) {
        throw new LostRaceError(area, expectedRevision, undefined);
      }
      return moved;
    },
  };
}

/** Verifies the folder, then reads the listed files and their compressed copies. */
async function readBuild(dir: string, manifest: AreaManifest): Promise<Map<string, Uint8Array>> {
  const problems = await verifyVersion(dir, manifest);
  if (problems.length) throw new IntegrityError(`The build of ${manifest.id} in ${dir}`, problems);
  const found = new Set(await listFiles(dir));
  const listed = Object.keys(manifest.files).sort();
  const compressed = listed.map(getCompressedName).filter((file) => found.has(file) && isOnSide('web', file));
  const files = new Map<string, Uint8Array>();
  for (const file of [...listed, ...compressed]) files.set(file, await readFile(path.join(dir, file)));
  return files.set(manifestFile, toJson(manifest));
}

async function findDifference(store: AreaStore, manifest: AreaManifest): Promise<string | undefined> {
  const stored = await store.manifest(manifest.id, manifest.version);
  if (!isDeepStrictEqual({ ...stored, builtAt: '' }, { ...manifest, builtAt: '' }))
    return 'its area.json differs';
  for (const file of Object.keys(stored.files)) {
    const problem = findFileProblem(stored, file, await store.read(stored.id, stored.version, file));
    if (problem) return problem;
  }
  return undefined;
}

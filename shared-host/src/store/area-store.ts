import { type AreaManifest, areaManifestSchema } from '@hotdrop/shared-domain/contract';
import { parseSettings, type StoredSettings } from './area-settings.ts';
import { AreaStoreError, NotStoredError, StoreFileInvalidError, StoreUnreachableError } from './errors.ts';
import { openStorage } from './open-storage.ts';
import { type Quarantined, readQuarantined } from './quarantine.ts';
import { type ReleasePointer, releasePointerSchema } from './release-pointer.ts';
import type { Storage } from './storage.ts';
import { manifestKey, parseJson, pointerKey, settingsKey } from './stored-files.ts';
import { createTrustChecks, type TrustChecks } from './trust.ts';
import { withDeadline } from './with-deadline.ts';

/** Read access to an area store. Every call ends within the deadline and throws only `AreaStoreError`s. */
export interface AreaStore {
  readonly location: string;
  /** Lists the names of the published areas. */
  list(): Promise<string[]>;
  pointer(area: string): Promise<ReleasePointer>;
  manifest(area: string, version: string): Promise<AreaManifest>;
  /** Checks versions against the operator's trust list. */
  readonly trust: TrustChecks;
  /** Reads the versions of an area that no server runs. */
  quarantined(area: string): Promise<Quarantined[]>;
  /** Reads what operators have set for an area. Undefined if nothing. */
  settings(area: string): Promise<StoredSettings | undefined>;
  /** Reads a file of a version without verification: compare it with the manifest before you use it. */
  read(area: string, version: string, file: string): Promise<Uint8Array>;
}

export interface StoreOptions {
  /** Timeout for one response of the store, in ms. */
  readonly deadline?: number;
  /** The operator's trust list, instead of the one in the store. */
  readonly trustFile?: string | undefined;
  /** The folder in which a server without write access keeps its quarantined versions. */
  readonly ownQuarantine?: string | undefined;
}

/** Opens the store in a folder, at an http(s) address, or in a bucket (`s3://bucket/folder`). Reads nothing yet. */
export const openAreaStore = (location: string, options?: StoreOptions): AreaStore =>
  createAreaStore(openStorage(location), options);

export function createAreaStore(
  storage: Storage,
  { deadline = 5_000, trustFile, ownQuarantine }: StoreOptions = {},
): AreaStore {
  const { location } = storage;
  const ask = <T>(what: string, work: (signal: AbortSignal) => Promise<T>) =>
    withDeadline(what, deadline, work).catch((error: unknown) => {
      throw error instanceof AreaStoreError ? error : new StoreUnreachableError(location, error);
    });

  const readFile = (key: string) => ask(key, (signal) => storage.read(key, signal));

  async function readBytes(key: string): Promise<Uint8Array> {
    const file = await readFile(key);
    if (!file) throw new NotStoredError(location, key);
    return file.bytes;
  }

  return {
    location,
    trust: createTrustChecks(readFile, location, trustFile),
    list: () => ask('The list', (signal) => storage.areas(signal)),
    async pointer(area) {
      const key = pointerKey(area);
      return parseJson(releasePointerSchema, key, await readBytes(key));
    },
    manifest: async (area, version) =>
      parseManifest(area, version, await readBytes(manifestKey(area, version))),
    quarantined: (area) => readQuarantined(area, readFile, ownQuarantine),
    settings: async (area) => parseSettings(area, (await readFile(settingsKey(area)))?.bytes),
    read: (area, version, file) => readBytes(`${area}/${version}/${file}`),
  };
}

/** Parses the `area.json` of this version. */
export function parseManifest(area: string, version: string, bytes: Uint8Array): AreaManifest {
  const key = manifestKey(area, version);
  const manifest = parseJson(areaManifestSchema, key, bytes);
  if (manifest.id === area && manifest.version === version) return manifest;
  throw new StoreFileInvalidError(key, `it describes ${manifest.id} ${manifest.version}`);
}

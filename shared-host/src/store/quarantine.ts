import * as v from 'valibot';
import { getErrorMessage } from './errors.ts';
import { createFolderStorage } from './folder-storage.ts';
import { openWritableStorage } from './open-storage.ts';
import { changeFile, type WritableStorage } from './storage.ts';
import { parseJson, quarantineKey, toJson } from './stored-files.ts';

const quarantineSchema = v.object({
  versions: v.array(
    v.object({
      version: v.string(),
      /** What the version did: "it held the thread for 5 s". */
      reason: v.string(),
      /** When, in ISO 8601. */
      at: v.string(),
    }),
  ),
});

/** A version that no server runs, because it ended or blocked one. */
export type Quarantined = v.InferOutput<typeof quarantineSchema>['versions'][number];

const parse = (area: string, bytes: Uint8Array | undefined): readonly Quarantined[] =>
  bytes ? parseJson(quarantineSchema, quarantineKey(area), bytes).versions : [];

type Read = (key: string) => Promise<{ readonly bytes: Uint8Array } | undefined>;

/** Reads the quarantined versions of an area, also those that a server without write access keeps in a folder. */
export async function readQuarantined(area: string, read: Read, ownFolder?: string): Promise<Quarantined[]> {
  const key = quarantineKey(area);
  const own = ownFolder && (await readOwn(ownFolder, key));
  return [...parse(area, (await read(key))?.bytes), ...(own ? parse(area, own.bytes) : [])];
}

/** The folder exists only after the first quarantine. */
const readOwn = (folder: string, key: string) =>
  createFolderStorage(folder)
    .read(key)
    .catch(() => undefined);

/** Explains why no server runs the version. Undefined for one that is not quarantined. */
export function findQuarantine(area: string, version: string, quarantined: readonly Quarantined[]) {
  const found = quarantined.find((entry) => entry.version === version);
  return (
    found &&
    `${area} ${version} is quarantined since ${found.at}: ${found.reason}. Publish a version without the mistake; if the version was not at fault, run \`npm run area -- lift ${area} ${version}\`.`
  );
}

const addTo = (storage: WritableStorage, area: string, entry: Quarantined) =>
  changeFile(storage, quarantineKey(area), (file) => {
    const before = parse(area, file?.bytes);
    if (before.some(({ version }) => version === entry.version)) return undefined;
    return toJson({ versions: [...before, entry] });
  });

interface Place {
  /** Where the area store is. */
  readonly store: string;
  /** A folder of this server, for a store that it cannot write. */
  readonly ownFolder: string;
}

/** Quarantines a version on all servers of the store, or only on this one. Resolves with the problem in that case. */
export async function quarantine(
  { store, ownFolder }: Place,
  area: string,
  entry: Quarantined,
): Promise<string | undefined> {
  try {
    await addTo(openWritableStorage(store), area, entry);
    return undefined;
  } catch (error) {
    const own = createFolderStorage(ownFolder);
    await own.create(area);
    await addTo(own, area, entry);
    return getErrorMessage(error);
  }
}

/** Lets servers run the versions again; without `version`, all of the area. Resolves with those that were quarantined. */
export async function liftQuarantine(
  storage: WritableStorage,
  area: string,
  version?: string,
): Promise<Quarantined[]> {
  let lifted: Quarantined[] = [];
  await changeFile(storage, quarantineKey(area), (file) => {
    const before = parse(area, file?.bytes);
    lifted = before.filter((entry) => version === undefined || entry.version === version);
    return lifted.length > 0
      ? toJson({ versions: before.filter((entry) => !lifted.includes(entry)) })
      : undefined;
  });
  return lifted;
}

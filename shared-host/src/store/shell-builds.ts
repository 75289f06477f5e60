import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { IntegrityError } from './errors.ts';
import { copyVerified, describeFile, listFiles } from './integrity.ts';
import { openWritableStorage } from './open-storage.ts';
import { changeFile, type StoredFile, type WritableStorage } from './storage.ts';
import { manifestFile, manifestKey, parseJson, toJson } from './stored-files.ts';

const folder = '_shell';
const indexKey = `${folder}/builds.json`;
const maxBuilds = 2;

const indexSchema = v.object({ builds: v.array(v.string()) });
const buildSchema = v.object({
  version: v.string(),
  files: v.record(v.string(), v.object({ sha384: v.string(), bytes: v.number() })),
});
type Build = v.InferOutput<typeof buildSchema>;

const describeShell = (version: string) => `The shell ${version} in the area store`;

export const openShellBuilds = (location: string) => createShellBuilds(openWritableStorage(location));

/**
 * Stores the server builds of a site's shells beside its areas. A candidate is tested in the running shell and in the
 * previous one, because an operator may return to it.
 */
export function createShellBuilds(storage: WritableStorage) {
  const readBuilds = (file: StoredFile | undefined) =>
    file ? parseJson(indexSchema, indexKey, file.bytes).builds : [];

  async function putFirst(version: string): Promise<void> {
    let outdated: readonly string[] = [];
    await changeFile(storage, indexKey, (file) => {
      const builds = readBuilds(file);
      if (builds[0] === version) return undefined;
      const all = [version, ...builds.filter((build) => build !== version)];
      outdated = all.slice(maxBuilds);
      return toJson({ builds: all.slice(0, maxBuilds) });
    });
    for (const old of outdated) await storage.removeVersion(folder, old);
  }

  async function readStored(version: string, file: string): Promise<Uint8Array> {
    const stored = await storage.read(`${folder}/${version}/${file}`);
    if (stored) return stored.bytes;
    throw new IntegrityError(describeShell(version), [`${file} is missing`]);
  }

  return {
    /** Lists the versions, the newest first. */
    list: async () => readBuilds(await storage.read(indexKey)),

    /** Stores a shell's server build and removes all but the previous one. Resolves with its version. */
    async add(dir: string, packageVersion: string): Promise<string> {
      const names = (await listFiles(dir)).filter((name) => !name.endsWith('.map'));
      const files = new Map<string, Uint8Array>();
      for (const name of names) files.set(name, await readFile(path.join(dir, name)));
      const facts = Object.fromEntries([...files].map(([name, bytes]) => [name, describeFile(bytes)]));
      const hash = createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 10);
      const build: Build = { version: `${packageVersion}-${hash}`, files: facts };
      await storage.create(folder);
      await storage.addVersion(folder, build.version, files.set(manifestFile, toJson(build)));
      await putFirst(build.version);
      return build.version;
    },

    /** Copies a stored build into a folder and verifies it. Verifies an existing copy again. */
    async copy(version: string, dir: string): Promise<void> {
      const { files } = parseJson(
        buildSchema,
        manifestKey(folder, version),
        await readStored(version, manifestFile),
      );
      const what = describeShell(version);
      await copyVerified({ what, files, dir, read: (file) => readStored(version, file) });
    },
  };
}

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { IntegrityError } from './errors.ts';
import { copyVerified } from './integrity/copy-verified.ts';
import { describeFile, listFiles } from './integrity/integrity.ts';
import { parseJson, toJson } from './json-file.ts';
import { manifestFile, manifestKey } from './keys.ts';
import { changeFile } from './storage/change-file.ts';
import { openWritableStorage } from './storage/open-storage.ts';
import type { StoredFile, WritableStorage } from './storage/storage.ts';

/**
 * The shells of a site lie beside its areas, so that a candidate can be tried in the shell that runs and in the one
 * before it, to which an operator may return.
 */
export interface ShellBuilds {
  /** The newest first. */
  list(): Promise<string[]>;
  /** Stores a shell's server build, and forgets all but the one before it. Answers its version. */
  add(dir: string, packageVersion: string): Promise<string>;
  /** Puts a stored build's files into a folder, verified; a copy that is there already is verified again. */
  copy(version: string, dir: string): Promise<void>;
}

const folder = '_shell';
const indexKey = `${folder}/builds.json`;
const keptBuilds = 2;

const indexSchema = v.object({ builds: v.array(v.string()) });
const buildSchema = v.object({
  version: v.string(),
  files: v.record(v.string(), v.object({ sha384: v.string(), bytes: v.number() })),
});
type Build = v.InferOutput<typeof buildSchema>;

const nameOf = (version: string) => `The shell ${version} in the area store`;

export const openShellBuilds = (location: string): ShellBuilds =>
  createShellBuilds(openWritableStorage(location));

export function createShellBuilds(storage: WritableStorage): ShellBuilds {
  const buildsIn = (file: StoredFile | undefined) =>
    file ? parseJson(indexSchema, indexKey, file.bytes).builds : [];

  async function putFirst(version: string): Promise<void> {
    let forgotten: readonly string[] = [];
    await changeFile(storage, indexKey, (file) => {
      const builds = buildsIn(file);
      if (builds[0] === version) return undefined;
      const all = [version, ...builds.filter((one) => one !== version)];
      forgotten = all.slice(keptBuilds);
      return toJson({ builds: all.slice(0, keptBuilds) });
    });
    for (const old of forgotten) await storage.removeVersion(folder, old);
  }

  async function fileOf(version: string, file: string): Promise<Uint8Array> {
    const stored = await storage.read(`${folder}/${version}/${file}`);
    if (stored) return stored.bytes;
    throw new IntegrityError(nameOf(version), [`${file} is missing`]);
  }

  return {
    list: async () => buildsIn(await storage.read(indexKey)),

    async add(dir, packageVersion) {
      const names = (await listFiles(dir)).filter((name) => !name.endsWith('.map'));
      const files = new Map<string, Uint8Array>();
      for (const name of names) files.set(name, await readFile(path.join(dir, name)));
      const facts = Object.fromEntries([...files].map(([name, bytes]) => [name, describeFile(bytes)]));
      const hash = createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 10);
      const build: Build = { version: `${packageVersion}-${hash}`, files: facts };
      await storage.create();
      await storage.addVersion(folder, build.version, files.set(manifestFile, toJson(build)));
      await putFirst(build.version);
      return build.version;
    },

    async copy(version, dir) {
      const { files } = parseJson(
        buildSchema,
        manifestKey(folder, version),
        await fileOf(version, manifestFile),
      );
      const what = nameOf(version);
      await copyVerified({ what, files, dir, read: (file) => fileOf(version, file) });
    },
  };
}

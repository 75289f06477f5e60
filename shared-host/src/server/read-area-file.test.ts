import { appendFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createAreaStore } from '../store/area-store.ts';
import { createFolderStorage } from '../store/folder-storage.ts';
import { aBuild, aHostedStore, type HostedStore } from '../testing/index.ts';
import type { AreaHost } from './area-host.ts';

const entry = 'web/entry.js';
const content = 'var mf_clans = "hello";\n';

let world: HostedStore;
beforeEach(async () => {
  world = await aHostedStore();
});

const read = async (host: AreaHost, version: string, file = entry) =>
  String(Buffer.from(await host.readFile(world.area, version, file)));

/** A host and a store that answers each file of `web/` with other bytes until it is repaired. */
function aHostWithBadReads(bytes: string) {
  const storage = createFolderStorage(world.root);
  let isBad = true;
  const host = world.host({
    store: createAreaStore({
      ...storage,
      read: async (key) => {
        const file = await storage.read(key);
        return file && isBad && key.includes('/web/') ? { ...file, bytes: Buffer.from(bytes) } : file;
      },
    }),
  });
  return {
    host,
    repair: () => {
      isBad = false;
    },
  };
}

const badReads = [
  ['changed bytes', content.replace('hello', 'hellp')],
  ['nothing', ''],
  ['a page', '<!doctype html><title>Please sign in</title>'],
] as const;

it.each(badReads)('refuses a file when the store answers %s, and reads it again later', async (_, bytes) => {
  const version = await world.store(await aBuild());
  const { host, repair } = aHostWithBadReads(bytes);
  await expect(read(host, version)).rejects.toThrow('web/entry.js');
  repair();
  expect(await read(host, version)).toBe(content);
});

it('reads the files of a running version while the store is unreachable', async () => {
  const build = await aBuild();
  await writeFile(path.join(build.dir, `${entry}.br`), brotliCompressSync(content));
  const version = await world.store(build);
  await world.publish({});
  const host = world.host();
  await host.refresh();
  await rename(world.root, `${world.root}-away`);
  expect(await read(host, version)).toBe(content);
  expect(await read(host, version, 'area.json')).toContain(version);
  expect(await host.readFile(world.area, version, `${entry}.br`)).toEqual(brotliCompressSync(content));
});

it('reads a file from the store when its copy on the disk was changed or deleted', async () => {
  const version = await world.publish({});
  const host = world.host();
  await host.refresh();
  const copy = path.join(world.cacheDir, world.area, version, entry);
  await appendFile(copy, ' ');
  expect(await read(host, version)).toBe(content);
  expect(world.lines.at(-1)).toMatchObject({ level: 'warn', facts: { file: entry } });
  await rm(copy);
  expect(await read(host, version)).toBe(content);
});

it('reads a manifest again after a file did not match it', async () => {
  const build = await aBuild();
  const version = await world.store(build);
  const host = world.host();
  const other = { ...build.manifest, files: { [entry]: { sha384: 'x', bytes: content.length } } };
  await writeFile(world.fileOf(version, 'area.json'), JSON.stringify(other));
  await expect(read(host, version)).rejects.toThrow('another hash');
  await writeFile(world.fileOf(version, 'area.json'), JSON.stringify(build.manifest));
  expect(await read(host, version)).toBe(content);
});

it('refuses a compressed copy that does not unpack to its file', async () => {
  const version = await world.store(await aBuild());
  const host = world.host();
  await writeFile(world.fileOf(version, `${entry}.br`), brotliCompressSync('var mf_clans = "other";\n'));
  await expect(read(host, version, `${entry}.br`)).rejects.toThrow('does not unpack');
});

it.each(['web/unlisted.js', 'toString', 'web/unlisted.js.br', '../release.json'])(
  'does not read %s, which the manifest does not list',
  async (file) => {
    const version = await world.store(await aBuild());
    await writeFile(world.fileOf(version, 'web/unlisted.js'), content);
    await expect(read(world.host(), version, file)).rejects.toThrow(
      /is not in the area store|is not the name of a stored file/,
    );
  },
);

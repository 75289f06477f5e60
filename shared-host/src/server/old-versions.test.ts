import { access, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openAreaStore } from '../store/area-store.ts';
import { aHostedStore, type HostedStore, renderAreas, runEntry } from '../testing/index.ts';
import { createLocalCopies } from './local-copies.ts';

let world: HostedStore;
beforeEach(async () => {
  world = await aHostedStore();
});

it('keeps the versions of a response while others are published', async () => {
  await world.publish({ says: 'one' });
  const host = world.host({ keep: 0 });
  await host.refresh();
  const early = host.pin({});
  for (const says of ['two', 'three', 'four']) {
    await world.publish({ says });
    await host.refresh();
  }
  expect(await renderAreas(early)).toEqual(['one']);
  expect(await renderAreas(host.pin({}))).toEqual(['four']);
  const [pinned] = early.areas;
  // Unused chunks are still on the disk too.
  await access(path.join(pinned?.status === 'ready' ? pinned.dir : '', 'node/clans.js'));
});

it('unloads a version after its last response is released, and counts each release once', async () => {
  const one = await world.publish({ says: 'one' });
  const host = world.host({ keep: 0 });
  await host.refresh();
  const [first, second] = [host.pin({}), host.pin({})];
  first.release();
  first.release();
  const two = await world.publish({ says: 'two' });
  await host.refresh();
  expect(host.state().areas[0]?.loaded).toEqual([
    { version: one, inUse: 1 },
    { version: two, inUse: 0 },
  ]);
  second.release();
  await host.refresh();
  expect(host.state().areas[0]?.loaded).toEqual([{ version: two, inUse: 0 }]);
});

it('keeps a few old versions loaded for a rollback', async () => {
  const loads: string[] = [];
  const host = world.host({
    keep: 1,
    load: (local) => {
      loads.push(local.version);
      return runEntry(local);
    },
  });
  for (const says of ['one', 'two', 'three']) {
    await world.publish({ says });
    await host.refresh();
  }
  await world.rollBack();
  await host.refresh();
  expect(await renderAreas(host.pin({}))).toEqual(['two']);
  expect(loads).toHaveLength(3);
});

it('loads an unloaded version again', async () => {
  const host = world.host({ keep: 0 });
  for (const says of ['one', 'two']) {
    await world.publish({ says });
    await host.refresh();
  }
  await world.rollBack();
  await host.refresh();
  expect(await renderAreas(host.pin({}))).toEqual(['one']);
});

it('removes old versions from memory and disk, and calls unload', async () => {
  const modules: WeakRef<object>[] = [];
  const unloaded: string[] = [];
  const host = world.host({
    keep: 1,
    load: async (local) => {
      const exposed = await runEntry(local);
      modules.push(new WeakRef(exposed.module));
      return exposed;
    },
    unload: ({ version }) => void unloaded.push(version),
  });
  const versions: string[] = [];
  for (let swap = 0; swap < 12; swap += 1) {
    versions.push(await world.publish({ says: `swap ${swap}` }));
    await host.refresh();
    host.pin({}).release();
  }
  expect(unloaded).toEqual(versions.slice(0, 10));
  expect((await readdir(path.join(world.cacheDir, world.area))).sort()).toEqual(versions.slice(10).sort());

  setFlagsFromString('--expose-gc');
  await new Promise(setImmediate);
  runInNewContext('gc')();
  expect(modules.filter((module) => module.deref())).toHaveLength(2);
});

it('continues after an unload that throws', async () => {
  const host = world.host({
    keep: 0,
    unload: () => {
      throw new Error('boom in unload');
    },
  });
  for (const says of ['one', 'two']) {
    await world.publish({ says });
    await host.refresh();
  }
  expect(await renderAreas(host.pin({}))).toEqual(['two']);
  expect(world.lines).toContainEqual(
    expect.objectContaining({ level: 'warn', message: expect.stringContaining('could not be unloaded') }),
  );
});

it('follows the pointer again after the disk refused a change', async () => {
  let isRefused = true;
  const copies = createLocalCopies({ store: openAreaStore(world.root), cacheDir: world.cacheDir });
  const removeLeftovers: typeof copies.removeLeftovers = async (...versions) => {
    if (isRefused) throw new Error('read-only');
    return copies.removeLeftovers(...versions);
  };
  const host = world.host({ copies: { ...copies, removeLeftovers } });
  await world.publish({ says: 'one' });
  await host.refresh();
  expect(world.lines.at(-1)).toMatchObject({ level: 'error', facts: { err: new Error('read-only') } });
  isRefused = false;
  await world.publish({ says: 'two' });
  await host.refresh();
  expect(await renderAreas(host.pin({}))).toEqual(['two']);
});

it('removes the copies of a killed process', async () => {
  const version = await world.publish({});
  await mkdir(path.join(world.cacheDir, world.area, '0.9.0-abcdef.half-written'), { recursive: true });
  await world.host().refresh();
  expect(await readdir(path.join(world.cacheDir, world.area))).toEqual([version]);
});

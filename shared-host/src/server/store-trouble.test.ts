import { rename, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openAreaStore } from '../store/area-store.ts';
import { aHostedStore, eventually, type HostedStore, renderAreas, runEntry } from '../testing/index.ts';
import { createLocalCopies } from './local-copies.ts';

let world: HostedStore;
beforeEach(async () => {
  world = await aHostedStore();
});

it('keeps all versions while the store is unreachable, logs it once, and follows the store again later', async () => {
  await world.publish({ says: 'one' });
  const host = world.host();
  await host.refresh();
  await rename(world.root, `${world.root}-away`);
  await host.refresh();
  await host.refresh();
  expect(await renderAreas(host.pin({}))).toEqual(['one']);
  expect(host.state().store.problem).toContain('cannot be reached');
  expect(
    world.lines.filter(({ level, message }) => level === 'warn' && message.startsWith('The area store')),
  ).toHaveLength(1);

  await rename(`${world.root}-away`, world.root);
  await world.publish({ says: 'two' });
  await host.refresh();
  expect(await renderAreas(host.pin({}))).toEqual(['two']);
  expect(host.state().store.problem).toBeUndefined();
});

it('distinguishes an unreachable store at the start from an empty one, and finds it later', async () => {
  await world.publish({ says: 'one' });
  await rename(world.root, `${world.root}-away`);
  const host = world.host();
  await host.refresh();
  expect(host.pin({})).toMatchObject({ areas: [], problem: expect.stringContaining('cannot be reached') });
  await rename(`${world.root}-away`, world.root);
  await host.refresh();
  expect(await renderAreas(host.pin({}))).toEqual(['one']);
  expect(host.pin({}).problem).toBeUndefined();
});

it('keeps an area after its files disappear, and follows the others', async () => {
  await world.publish({ says: 'clans' });
  await world.publish({ area: 'mf-maps', says: 'maps' });
  const host = world.host();
  await host.refresh();
  await rm(path.join(world.root, 'mf-clans'), { recursive: true });
  await world.publish({ area: 'mf-maps', says: 'new maps' });
  await host.refresh();
  expect(await renderAreas(host.pin({}))).toEqual(['clans', 'new maps']);
  expect(host.state().areas[0]?.problem).toContain('mf-clans/release.json is not in the area store');
});

it.each([
  ['truncated', (pointer: string) => truncate(pointer, 10)],
  ['invalid', (pointer: string) => writeFile(pointer, '{"revision": "new"}')],
])('keeps the version and names the pointer when it is %s', async (_, spoil) => {
  await world.publish({ says: 'one' });
  const host = world.host();
  await host.refresh();
  await spoil(path.join(world.root, 'mf-clans', 'release.json'));
  await host.refresh();
  expect(await renderAreas(host.pin({}))).toEqual(['one']);
  expect(host.state().areas[0]?.problem).toContain('mf-clans/release.json in the area store is not valid');
});

it('follows the other areas while a slow one loads', async () => {
  const slow = Promise.withResolvers<void>();
  await world.publish({ says: 'clans' });
  await world.publish({ area: 'mf-maps', says: 'maps' });
  const host = world.host({
    pollEvery: 5,
    load: async (local) => {
      if (local.area === 'mf-clans') await slow.promise;
      return runEntry(local);
    },
  });
  const firstRound = host.start();
  const untilMaps = (text: string) => eventually(async () => (await renderAreas(host.pin({})))[1] === text);
  await untilMaps('maps');
  await world.publish({ area: 'mf-maps', says: 'new maps' });
  await untilMaps('new maps');
  expect(await renderAreas(host.pin({}))).toEqual(['failed: mf-clans is being loaded', 'new maps']);
  slow.resolve();
  await firstRound;
  expect(await renderAreas(host.pin({}))).toEqual(['clans', 'new maps']);
  await host.stop();
});

it('rejects a version with the reason when the disk refuses its copy', async () => {
  await world.publish({ says: 'one' });
  const noFolder = path.join(world.root, 'no-folder');
  await writeFile(noFolder, '');
  const host = world.host({
    copies: createLocalCopies({ store: openAreaStore(world.root), cacheDir: noFolder }),
  });
  await host.refresh();
  expect((await renderAreas(host.pin({})))[0]).toMatch(/ENOTDIR|EEXIST/);
});

it('ignores clocks', async () => {
  await world.publish({ says: 'one', builtAt: '2199-01-01T00:00:00.000Z' });
  const host = world.host();
  await host.refresh();
  await world.publish({ says: 'two', builtAt: '1999-01-01T00:00:00.000Z' });
  world.clock.now = -1e12;
  await host.refresh();
  expect(await renderAreas(host.pin({}))).toEqual(['two']);
});

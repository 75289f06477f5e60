import { rename, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openAreaStore } from '../store/area-store.ts';
import { aHostedStore, eventually, type HostedStore, renderAreas, runEntry } from '../testing/index.ts';

let world: HostedStore;
beforeEach(async () => {
  world = await aHostedStore();
});

it('a store that vanishes leaves everything running, says so once, and is followed again when it is back', async () => {
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

it('a store that is not there at the start is told apart from one without areas, and found later', async () => {
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

it('starting never rejects', async () => {
  const host = world.host({ store: openAreaStore(path.join(world.root, 'nowhere')) });
  await expect(host.start()).resolves.toBeUndefined();
  await host.stop();
});

it('an area whose files vanish goes on, the others too', async () => {
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
  ['cut short', (pointer: string) => truncate(pointer, 10)],
  ['something else', (pointer: string) => writeFile(pointer, '{"revision": "new"}')],
])('a pointer that is %s changes nothing and is named', async (_, spoil) => {
  await world.publish({ says: 'one' });
  const host = world.host();
  await host.refresh();
  await spoil(path.join(world.root, 'mf-clans', 'release.json'));
  await host.refresh();
  expect(await renderAreas(host.pin({}))).toEqual(['one']);
  expect(host.state().areas[0]?.problem).toContain('mf-clans/release.json in the area store is not valid');
});

it('an area that takes long to load does not hold up the others', async () => {
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

it('a disk that takes no copy keeps the version out and says why', async () => {
  await world.publish({ says: 'one' });
  const noFolder = path.join(world.root, 'no-folder');
  await writeFile(noFolder, '');
  const host = world.host({ cacheDir: noFolder });
  await host.refresh();
  expect((await renderAreas(host.pin({})))[0]).toMatch(/ENOTDIR|EEXIST/);
});

it('a clock that is years off changes nothing', async () => {
  await world.publish({ says: 'one', builtAt: '2199-01-01T00:00:00.000Z' });
  const host = world.host();
  await host.refresh();
  await world.publish({ says: 'two', builtAt: '1999-01-01T00:00:00.000Z' });
  world.clock.now = -1e12;
  await host.refresh();
  expect(await renderAreas(host.pin({}))).toEqual(['two']);
});

import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { openAreaStore } from '../store/area-store.ts';
import { aHostedStore, type HostedStore, renderAreas } from '../testing/index.ts';
import { createLocalCopies } from './local-copies.ts';
import { shareCopies } from './share-copies.ts';

let world: HostedStore;
let shared: ReturnType<typeof shareCopies>;
beforeEach(async () => {
  world = await aHostedStore();
  shared = shareCopies(createLocalCopies({ store: openAreaStore(world.root), cacheDir: world.cacheDir }));
});

const listCopies = async () => (await readdir(path.join(world.cacheDir, world.area))).sort();
/** A host in a process of its own. */
const aHost = () => {
  const copies = shared.join();
  return { ...world.host({ copies, keep: 0 }), leave: copies.leave };
};

it('removes a copy only when no process uses it any longer', async () => {
  const one = await world.publish({ says: 'one' });
  const [first, second] = [aHost(), aHost()];
  await first.refresh();
  await second.refresh();
  const two = await world.publish({ says: 'two' });
  await first.refresh();
  expect(await listCopies()).toEqual([one, two].sort());
  await second.refresh();
  expect(await listCopies()).toEqual([two]);
  expect(await renderAreas(second.pin({}))).toEqual(['two']);
});

it('gives back the copies of a process that has ended', async () => {
  const one = await world.publish({ says: 'one' });
  const [first, second] = [aHost(), aHost()];
  await first.refresh();
  await second.refresh();
  const two = await world.publish({ says: 'two' });
  await first.refresh();
  expect(await listCopies()).toEqual([one, two].sort());
  await second.leave();
  expect(await listCopies()).toEqual([two]);
});

it('does not remove what another process is loading', async () => {
  const one = await world.publish({ says: 'one' });
  const [first, second] = [aHost(), aHost()];
  await Promise.all([first.refresh(), second.refresh()]);
  expect(await listCopies()).toEqual([one]);
  expect(await renderAreas(first.pin({}))).toEqual(['one']);
  expect(await renderAreas(second.pin({}))).toEqual(['one']);
});

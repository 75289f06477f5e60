import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openAreaStore } from '../store/area-store.ts';
import { openPublishingStore } from '../store/publishing-store.ts';
import { quarantine } from '../store/quarantine.ts';
import { releaseStable } from '../store/release-pointer.ts';
import { aBucket, aHostedStore, aTempFolder, type HostedStore, renderAreas } from '../testing/index.ts';
import type { AreaHost } from './area-host.ts';

let world: HostedStore;
beforeEach(async () => {
  world = await aHostedStore();
});

const entryOf = (version: string) => ({
  version,
  reason: 'it held the thread for 5 s',
  at: '2026-11-28T10:00:00.000Z',
});

const quarantineOn = (store: string, ownFolder: string, version: string) =>
  quarantine({ store, ownFolder }, 'mf-clans', entryOf(version));

async function shown(host: AreaHost): Promise<string> {
  world.clock.now += 5_000;
  await host.refresh();
  const set = host.pin({});
  const [says = ''] = await renderAreas(set);
  set.release();
  return says;
}

it('takes a version from the visitors of another server that runs it, and does not start it again', async () => {
  await world.publish({ says: 'good' });
  const bad = await world.publish({ says: 'bad' });
  const other = world.host();
  expect(await shown(other)).toBe('bad');
  expect(await quarantineOn(world.root, 'unused', bad)).toBeUndefined();
  expect(await shown(other)).toBe('good');
  const reason = expect.stringContaining(
    'quarantined since 2026-11-28T10:00:00.000Z: it held the thread for 5 s',
  );
  expect(other.state().areas[0]).toMatchObject({
    status: 'ready',
    wanted: { stable: bad },
    quarantined: [{ version: bad }],
    failures: [{ version: bad, reason }],
    nextStart: { refused: [{ version: bad, reason }] },
  });
  expect(await shown(world.host())).toBe('good');
});

it('shows no version when the only one is quarantined, and keeps its addresses', async () => {
  const only = await world.publish({ says: 'only' });
  await quarantineOn(world.root, 'unused', only);
  const host = world.host();
  expect(await shown(host)).toMatch(/^failed: .*quarantined/);
  expect(host.pin({}).areas[0]).toMatchObject({ manifest: { routes: ['clans'], owner: 'the clans team' } });
});

it('runs a new version, and the old one when its quarantine is lifted', async () => {
  const bad = await world.publish({ says: 'bad' });
  await quarantineOn(world.root, 'unused', bad);
  const host = world.host();
  expect(await shown(host)).toMatch(/^failed/);
  await world.publish({ says: 'new' });
  expect(await shown(host)).toBe('new');
  const store = openPublishingStore(world.root);
  await expect(world.move((pointer) => releaseStable(pointer, bad))).rejects.toThrow(/is quarantined since/);
  expect(await store.lift('mf-clans', bad)).toEqual([entryOf(bad)]);
  expect(await store.lift('mf-clans')).toEqual([]);
  await world.move((pointer) => releaseStable(pointer, bad));
  expect(await shown(host)).toBe('bad');
});

it('starts a version again within 5 s after its quarantine was lifted', async () => {
  const version = await world.publish({ says: 'blamed' });
  await quarantineOn(world.root, 'unused', version);
  const host = world.host();
  expect(await shown(host)).toMatch(/^failed/);
  await openPublishingStore(world.root).lift('mf-clans');
  expect(await shown(host)).toBe('blamed');
});

it('loses no quarantine when servers report at the same time, and reports each version once', async () => {
  const versions = ['1.0.0-a', '1.0.0-b', '1.0.0-a', '1.0.0-c'];
  await Promise.all(versions.map((version) => quarantineOn(world.root, 'unused', version)));
  const { versions: stored } = JSON.parse(
    await readFile(path.join(world.root, 'mf-clans/quarantine.json'), 'utf8'),
  );
  expect(stored.map(({ version }: { version: string }) => version).sort()).toEqual([
    '1.0.0-a',
    '1.0.0-b',
    '1.0.0-c',
  ]);
});

it('keeps the quarantine in a bucket for all of its servers', async () => {
  const bucket = await aBucket();
  Object.assign(process.env, bucket.env);
  try {
    expect(await quarantineOn(bucket.location, 'unused', '1.0.0-a')).toBeUndefined();
    expect(await openAreaStore(bucket.location).quarantined('mf-clans')).toEqual([entryOf('1.0.0-a')]);
  } finally {
    for (const name of Object.keys(bucket.env)) delete process.env[name];
    bucket.close();
  }
});

it('keeps the quarantine on this server when it cannot write to the store, and says so', async () => {
  const ownQuarantine = path.join(await aTempFolder(), 'own');
  const bad = await world.publish({ says: 'bad' });
  const problem = await quarantineOn('http://store.invalid/areas', ownQuarantine, bad);
  expect(problem).toContain('is read-only');
  expect(await shown(world.host({ store: openAreaStore(world.root, { ownQuarantine }) }))).toMatch(
    /quarantined/,
  );
  expect(await shown(world.host())).toBe('bad');
  // The folder has the form of a store, so the same command lifts it.
  expect(await openPublishingStore(ownQuarantine).lift('mf-clans', bad)).toHaveLength(1);
});

import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createPrivateKeyPem, openAreaStore, readSigningKey, type SigningKey } from '../store/index.ts';
import { openPublishingStore } from '../store/publishing-store.ts';
import { releaseStable } from '../store/release-pointer.ts';
import type { TrustList } from '../store/trust.ts';
import { aBuild, aHostedStore, aTempFolder, type HostedStore, renderAreas } from '../testing/index.ts';
import type { AreaHost } from './area-host.ts';

const [clans, maps] = [readSigningKey(createPrivateKeyPem()), readSigningKey(createPrivateKeyPem())];

let world: HostedStore;
beforeEach(async () => {
  world = await aHostedStore();
});

const writeTrust = (list: TrustList) => writeFile(path.join(world.root, 'trust.json'), JSON.stringify(list));

/** A list in which each team may sign its own area. */
const aList = (ofClans: Partial<TrustList['keys'][string]> = {}): TrustList => ({
  keys: {
    [clans.id]: { publicKey: clans.publicKey, owner: 'clans team', ...ofClans },
    [maps.id]: { publicKey: maps.publicKey },
  },
  areas: { 'mf-clans': [clans.id], 'mf-ma*': [maps.id] },
  site: [],
});

/** Stores a version and makes it live, without the publisher's own check of trust. */
async function release(says: string, key?: SigningKey) {
  const { dir, manifest } = await aBuild({ says });
  const { id, version } = manifest;
  const store = openPublishingStore(world.root);
  await store.publishVersion(dir, manifest, key);
  const next = releaseStable(await store.findPointer(id), version);
  await writeFile(path.join(world.root, id, 'release.json'), JSON.stringify(next));
  return version;
}

async function shown(host: AreaHost): Promise<string> {
  await host.refresh();
  const set = host.pin({});
  const [says = ''] = await renderAreas(set);
  set.release();
  return says;
}

it('runs unsigned versions while the store has no trust list', async () => {
  await release('unsigned');
  expect(await shown(world.host())).toBe('unsigned');
});

it.each<[string, SigningKey | undefined, TrustList, string]>([
  ['without a signature', undefined, aList(), 'it is not signed'],
  ['of a stranger', readSigningKey(createPrivateKeyPem()), aList(), 'which is not in the trust list'],
  ['of another team', maps, aList(), 'which may not sign it'],
  ['of a revoked key', clans, aList({ revoked: 'the laptop was lost' }), 'is revoked: the laptop was lost'],
  ['of a key that is not valid yet', clans, aList({ from: '2999-01-01' }), 'is valid from 2999-01-01 on'],
  ['of a key that is not valid anymore', clans, aList({ until: '2020-01-01' }), 'was valid until 2020-01-01'],
  ['of a key with another public key', clans, aList({ publicKey: maps.publicKey }), 'does not match'],
])('refuses a version %s, and keeps the last good one', async (_, key, list, reason) => {
  await writeTrust(aList());
  await release('good', clans);
  const host = world.host();
  expect(await shown(host)).toBe('good');
  await writeTrust(list);
  await release('bad', key);
  expect(await shown(host)).toBe('good');
  expect(host.state().areas[0]?.failures[0]?.reason).toContain(reason);
});

it('refuses a manifest that changed after it was signed', async () => {
  await writeTrust(aList());
  const version = await release('signed', clans);
  const manifest = await openAreaStore(world.root).manifest('mf-clans', version);
  await writeFile(world.fileOf(version, 'area.json'), JSON.stringify({ ...manifest, routes: ['profile/*'] }));
  expect(await shown(world.host())).toMatch(/^failed: .*does not match/);
});

it('takes no routes or menu from a version that it refuses', async () => {
  await writeTrust(aList());
  await release('unsigned');
  const host = world.host();
  await host.refresh();
  expect(host.pin({}).areas[0]).toMatchObject({ status: 'failed', manifest: undefined });
});

it('accepts versions of the old and of the new key while a team rotates its key', async () => {
  await writeTrust(aList());
  await release('old key', clans);
  const next = readSigningKey(createPrivateKeyPem());
  const both = aList();
  const rotated: TrustList = {
    ...both,
    keys: { ...both.keys, [next.id]: { publicKey: next.publicKey } },
    areas: { 'mf-clans': [clans.id, next.id] },
  };
  await writeTrust(rotated);
  const host = world.host();
  expect(await shown(host)).toBe('old key');
  await release('new key', next);
  expect(await shown(host)).toBe('new key');
  await writeTrust({ ...rotated, areas: { 'mf-clans': [next.id] } });
  expect(await shown(world.host())).toBe('new key');
});

it('keeps a live version whose key is revoked later', async () => {
  await writeTrust(aList());
  await release('signed', clans);
  const host = world.host();
  expect(await shown(host)).toBe('signed');
  await writeTrust(aList({ revoked: 'the laptop was lost' }));
  expect(await shown(host)).toBe('signed');
});

it('accepts a stored version again when its team signs it with another key', async () => {
  await writeTrust(aList({ revoked: 'the laptop was lost' }));
  const next = readSigningKey(createPrivateKeyPem());
  const version = await release('same content', clans);
  expect(await shown(world.host())).toContain('is revoked');
  expect(await release('same content', next)).toBe(version);
  await writeTrust({
    ...aList(),
    keys: { [next.id]: { publicKey: next.publicKey } },
    areas: { '*': [next.id] },
  });
  expect(await shown(world.host())).toBe('same content');
});

it('does not run unsigned versions because the trust list disappears', async () => {
  await writeTrust(aList());
  await release('good', clans);
  const host = world.host();
  expect(await shown(host)).toBe('good');
  await rm(path.join(world.root, 'trust.json'));
  await release('unsigned');
  expect(await shown(host)).toBe('good');
  expect(host.state().areas[0]?.failures[0]?.reason).toContain('the trust list of');
});

it('uses the list on the server instead of the one in the store', async () => {
  const trustFile = path.join(await aTempFolder(), 'trust.json');
  await writeFile(trustFile, JSON.stringify(aList()));
  await writeTrust({ keys: {}, areas: {}, site: [] });
  await release('signed', clans);
  expect(await shown(world.host({ store: openAreaStore(world.root, { trustFile }) }))).toBe('signed');
});

it('takes a live version from visitors when the operator stops its key', async () => {
  const next = readSigningKey(createPrivateKeyPem());
  const list = aList();
  const both: TrustList = {
    ...list,
    keys: { ...list.keys, [next.id]: { publicKey: next.publicKey } },
    areas: { 'mf-clans': [clans.id, next.id] },
  };
  const stopped = { publicKey: clans.publicKey, revoked: 'its versions contain a miner', stop: true };
  await writeTrust(both);
  await release('old', next);
  await release('live', clans);
  const host = world.host();
  expect(await shown(host)).toBe('live');
  await writeTrust({ ...both, keys: { ...both.keys, [clans.id]: stopped } });
  world.clock.now = 5_000;
  expect(await shown(host)).toBe('old');
  expect(host.state().areas[0]?.failures[0]?.reason).toContain('its versions contain a miner');
});

it('returns to the last trusted version when several in a row are stopped', async () => {
  const next = readSigningKey(createPrivateKeyPem());
  const both: TrustList = {
    ...aList(),
    keys: { ...aList().keys, [next.id]: { publicKey: next.publicKey } },
    areas: { 'mf-clans': [clans.id, next.id] },
  };
  await writeTrust(both);
  await release('good', next);
  await release('bad', clans);
  await release('worse', clans);
  const host = world.host();
  expect(await shown(host)).toBe('worse');
  const stopped = { publicKey: clans.publicKey, revoked: 'the laptop was stolen', stop: true };
  await writeTrust({ ...both, keys: { ...both.keys, [clans.id]: stopped } });
  world.clock.now = 5_000;
  expect(await shown(host)).toBe('good');
  expect(await shown(world.host())).toBe('good');
});

it('shows no version when the only one is stopped', async () => {
  await writeTrust(aList());
  await release('live', clans);
  const host = world.host();
  expect(await shown(host)).toBe('live');
  await writeTrust(aList({ revoked: 'its versions contain a miner', stop: true }));
  world.clock.now = 5_000;
  expect(await shown(host)).toMatch(/^failed: .*contain a miner/);
});

it('does not return to a version in memory that is not trusted any longer', async () => {
  const old = await release('unsigned');
  const host = world.host();
  expect(await shown(host)).toBe('unsigned');
  await writeTrust(aList());
  await release('signed', clans);
  expect(await shown(host)).toBe('signed');
  const store = openPublishingStore(world.root);
  const next = releaseStable(await store.findPointer(world.area), old);
  await writeFile(path.join(world.root, world.area, 'release.json'), JSON.stringify(next));
  expect(await shown(host)).toBe('signed');
  expect(host.state().areas[0]?.failures[0]?.reason).toContain('it is not signed');
});

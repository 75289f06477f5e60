import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createPrivateKeyPem, readSigningKey } from '../store/index.ts';
import { aHostedStore, eventually, type HostedStore } from '../testing/index.ts';

let world: HostedStore;
beforeEach(async () => {
  world = await aHostedStore();
});

const readNextStart = (host: ReturnType<HostedStore['host']>) => host.state().areas[0]?.nextStart;

/** A trust list without a key for mf-clans. */
const foreignList = () => {
  const key = readSigningKey(createPrivateKeyPem());
  return JSON.stringify({
    keys: { [key.id]: { publicKey: key.publicKey } },
    areas: { 'mf-maps': [key.id] },
  });
};

it('says before any restart what a trust list would refuse, while visitors keep the version', async () => {
  const version = await world.publish({ says: 'live' });
  const host = world.host();
  await host.refresh();
  expect(readNextStart(host)).toEqual({ stable: version, refused: [] });
  await writeFile(path.join(world.root, 'trust.json'), foreignList());
  world.clock.now = 5_000;
  await host.refresh();
  expect(host.state().areas[0]).toMatchObject({
    status: 'ready',
    stable: version,
    nextStart: {
      stable: undefined,
      refused: [{ version, reason: expect.stringContaining('it is not signed') }],
    },
  });
});

it('names the version that the next start would run instead', async () => {
  const old = await world.publish({ says: 'old' });
  const version = await world.publish({ says: 'new', contract: 9 });
  const host = world.host();
  await host.refresh();
  expect(readNextStart(host)).toEqual({
    stable: old,
    refused: [{ version, reason: expect.stringContaining('needs contract 9') }],
  });
});

it('notices within ten minutes that the store has lost a file of a live version', async () => {
  const version = await world.publish({ says: 'live' });
  const host = world.host();
  await host.refresh();
  await rm(world.fileOf(version, 'node/clans.js'));
  world.clock.now = 600_000;
  await host.refresh();
  await eventually(async () => {
    await host.refresh();
    return readNextStart(host)?.refused.length === 1;
  });
  expect(readNextStart(host)?.refused[0]?.reason).toContain('node/clans.js is not in the area store');
});

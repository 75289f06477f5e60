import { appendFile, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseStable } from '../store/release-pointer.ts';
import { aBuild, aHostedStore, type HostedStore, renderAreas, runEntry } from '../testing/index.ts';
import type { AreaHostOptions } from './types.ts';

let world: HostedStore;
beforeEach(async () => {
  world = await aHostedStore();
});

/** A defect of version 2.0.0, and the reason that the host reports. */
interface Defect {
  readonly defect: string;
  readonly says: string;
  readonly source?: Parameters<typeof aBuild>[0];
  readonly spoil?: (fileOf: (name: string) => string) => Promise<unknown>;
  readonly options?: Partial<AreaHostOptions>;
}

/** Long enough for a healthy version on a busy machine, in ms. */
const deadline = 1_000;

const isTwo = ({ version }: { version: string }) => version.startsWith('2.');

const defects: Defect[] = [
  {
    defect: 'one byte has changed',
    spoil: (fileOf) => writeFile(fileOf('node/clans.js'), 'exports.says = "twp";\n'),
    says: 'the content of node/clans.js has another hash',
  },
  {
    defect: 'a file is missing',
    spoil: (fileOf) => rm(fileOf('node/clans.js')),
    says: 'node/clans.js is not in the area store',
  },
  {
    defect: 'its manifest is truncated',
    spoil: (fileOf) => truncate(fileOf('area.json'), 99),
    says: 'not complete JSON',
  },
  {
    defect: 'the hash of its entry is missing',
    spoil: async (fileOf) => {
      const { manifest } = await aBuild({ packageVersion: '2.0.0', says: 'two' });
      const { 'node/entry.js': _, ...files } = manifest.files;
      await writeFile(fileOf('area.json'), JSON.stringify({ ...manifest, files }));
    },
    says: 'node/entry.js has no hash',
  },
  {
    defect: 'it needs a newer site',
    source: { contract: 7 },
    says: 'needs contract 7, and this host supports 1',
  },
  {
    defect: 'its code throws when it is loaded',
    source: { files: { 'node/entry.js': 'throw new Error("boom at import")' } },
    says: 'boom at import',
  },
  {
    defect: 'it exposes no area',
    source: { files: { 'node/entry.js': 'module.exports = {}' } },
    says: 'exposes no `area`',
  },
  {
    defect: 'it never finishes loading',
    options: { deadline, load: (local) => (isTwo(local) ? new Promise(() => {}) : runEntry(local)) },
    says: 'Loading it took longer than 1000 ms',
  },
  {
    defect: 'a smoke page throws',
    options: {
      check: async (loaded) => {
        if (isTwo(loaded)) throw new Error('boom in render');
      },
    },
    says: 'boom in render',
  },
  {
    defect: 'a smoke page never ends',
    options: { deadline, check: (loaded) => (isTwo(loaded) ? new Promise(() => {}) : Promise.resolve()) },
    says: 'Its smoke pages took longer than 1000 ms',
  },
];

async function publishTwo({ source, spoil }: Pick<Defect, 'source' | 'spoil'>) {
  const version = await world.store(await aBuild({ packageVersion: '2.0.0', says: 'two', ...source }));
  await world.move((pointer) => releaseStable(pointer, version));
  await spoil?.((name) => world.fileOf(version, name));
  return version;
}

it.each(defects)(
  'rejects a version and keeps the last good one when $defect',
  async ({ options, says, ...broken }) => {
    const good = await world.publish({ says: 'good' });
    const host = world.host(options);
    await host.refresh();
    const bad = await publishTwo(broken);
    await host.refresh();

    expect(await renderAreas(host.pin({}))).toEqual(['good']);
    expect(host.state().areas[0]).toMatchObject({
      status: 'ready',
      stable: good,
      wanted: { stable: bad },
      failures: [{ version: bad, reason: expect.stringContaining(says), attempts: 1 }],
    });
    expect(world.lines).toContainEqual({
      level: 'error',
      message: expect.stringContaining(`mf-clans ${bad} was rejected: `),
      facts: expect.objectContaining({ area: 'mf-clans', version: bad }),
    });
  },
);

it('never runs code of a version whose files were changed', async () => {
  const loaded: string[] = [];
  const host = world.host({
    load: (local) => {
      loaded.push(local.version);
      return runEntry(local);
    },
  });
  await publishTwo({ spoil: (fileOf) => appendFile(fileOf('node/clans.js'), ' ') });
  await host.refresh();
  expect(loaded).toEqual([]);
});

it('fetches a version again when its copy on the disk was changed', async () => {
  const version = await world.publish({ says: 'one' });
  await world.host().refresh();
  await writeFile(
    path.join(world.cacheDir, world.area, version, 'node/entry.js'),
    'throw new Error("changed")',
  );
  const restarted = world.host();
  await restarted.refresh();
  expect(await renderAreas(restarted.pin({}))).toEqual(['one']);
});

it('shows the last version that works after a start when several in a row fail', async () => {
  await world.publish({ says: 'good' });
  for (const says of ['bad', 'worse']) await world.publish({ says, contract: 9 });
  const host = world.host();
  await host.refresh();
  expect(await renderAreas(host.pin({}))).toEqual(['good']);
  expect(host.state().areas[0]?.failures).toHaveLength(2);
});

it('pins a failed area with its reason and its manifest when no version works', async () => {
  const version = await publishTwo({ source: { files: { 'node/entry.js': 'throw new Error("boom")' } } });
  const host = world.host();
  await host.refresh();
  const [pinned] = host.pin({}).areas;
  expect(pinned).toMatchObject({
    status: 'failed',
    reason: 'boom',
    manifest: { version, routes: ['clans'] },
  });
});

it('retries a failed version after a delay that doubles', async () => {
  let attempts = 0;
  const load = async () => {
    attempts += 1;
    throw new Error('boom');
  };
  const host = world.host({ load });
  await world.publish({});
  const attemptsAt = async (time: number) => {
    world.clock.now = time;
    await host.refresh();
    return attempts;
  };
  expect(await attemptsAt(0)).toBe(1);
  expect(await attemptsAt(4_999)).toBe(1);
  expect(await attemptsAt(5_000)).toBe(2);
  expect(await attemptsAt(14_999)).toBe(2);
  expect(await attemptsAt(15_000)).toBe(3);
  expect(host.state().areas[0]?.failures).toMatchObject([{ reason: 'boom', attempts: 3 }]);
});

it('retries a failed version at once when the pointer moves', async () => {
  let isBroken = true;
  const version = await world.publish({ says: 'one' });
  const host = world.host({
    load: async (local) => {
      if (isBroken) throw new Error('boom');
      return runEntry(local);
    },
  });
  await host.refresh();
  isBroken = false;
  await world.move((pointer) => releaseStable(pointer, version));
  await host.refresh();
  expect(await renderAreas(host.pin({}))).toEqual(['one']);
});

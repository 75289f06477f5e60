import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { releaseCanary } from '../store/release-pointer.ts';
import { aBuild, aHostedStore, eventually, type HostedStore, renderAreas } from '../testing/index.ts';

let world: HostedStore;
beforeEach(async () => {
  world = await aHostedStore();
});

describe('a published version', () => {
  it('is loaded at the start and shown to all visitors', async () => {
    const version = await world.publish({ says: 'one' });
    const host = world.host();
    await host.refresh();
    const set = host.pin({ id: 'someone' });
    expect(await renderAreas(set)).toEqual(['one']);
    const manifestBytes = await readFile(world.fileOf(version, 'area.json'));
    const manifestHash = `sha384-${createHash('sha384').update(manifestBytes).digest('base64')}`;
    expect(set.areas[0]).toMatchObject({ status: 'ready', area: 'mf-clans', version, manifestHash });
    expect(host.state()).toMatchObject({
      store: { problem: undefined },
      areas: [{ area: 'mf-clans', owner: 'the clans team', status: 'ready', stable: version, failures: [] }],
    });
  });

  it('is shown by a running shell without a restart, and not after a rollback', async () => {
    await world.publish({ says: 'one' });
    const host = world.host({ pollEvery: 5 });
    await host.start();
    const untilShown = (text: string) =>
      eventually(async () => (await renderAreas(host.pin({})))[0] === text);
    await world.publish({ says: 'two' });
    await untilShown('two');
    expect(world.lines).toContainEqual({
      level: 'info',
      message: expect.stringContaining('The release pointer of mf-clans moved: publish of '),
      facts: expect.objectContaining({ area: 'mf-clans', revision: 2, action: 'publish' }),
    });
    await world.rollBack();
    await untilShown('one');
    await host.stop();
  });

  it('of a new area appears beside the others', async () => {
    await world.publish({ says: 'clans' });
    const host = world.host();
    await host.refresh();
    await world.publish({ area: 'mf-maps', says: 'maps' });
    await host.refresh();
    expect(await renderAreas(host.pin({}))).toEqual(['clans', 'maps']);
  });
});

describe('a canary', () => {
  const visitors = Array.from({ length: 200 }, (_, index) => ({ id: `visitor-${index}` }));

  it('is shown only to its visitors, until it is stopped', async () => {
    await world.publish({ says: 'stable' });
    const canary = await world.store(await aBuild({ says: 'canary' }));
    await world.move((pointer) => releaseCanary(pointer, canary, 30));
    const host = world.host();
    await host.refresh();
    const texts = await Promise.all(
      visitors.map(async (visitor) => (await renderAreas(host.pin(visitor)))[0]),
    );
    expect(new Set(texts)).toEqual(new Set(['stable', 'canary']));
    expect(await renderAreas(host.pin({}))).toEqual(['stable']);
    expect(host.state().areas[0]?.canary).toEqual({ version: canary, percent: 30 });

    const chosen = visitors[texts.indexOf('canary')] ?? {};
    const inFlight = host.pin(chosen);
    expect(await renderAreas(inFlight)).toEqual(['canary']);
    await world.rollBack();
    await host.refresh();
    expect(await renderAreas(host.pin(chosen))).toEqual(['stable']);
    expect(await renderAreas(inFlight)).toEqual(['canary']);
  });

  it('gives its visitors the stable version when it fails', async () => {
    await world.publish({ says: 'stable' });
    const canary = await world.store(await aBuild({ says: 'canary', contract: 7 }));
    await world.move((pointer) => releaseCanary(pointer, canary, 99));
    const host = world.host();
    await host.refresh();
    const texts = await Promise.all(
      visitors.map(async (visitor) => (await renderAreas(host.pin(visitor)))[0]),
    );
    expect(new Set(texts)).toEqual(new Set(['stable']));
    expect(host.state().areas[0]).toMatchObject({
      status: 'ready',
      canary: undefined,
      failures: [{ version: canary }],
    });
  });
});

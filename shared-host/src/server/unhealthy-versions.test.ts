import { releaseCanary, releaseStable } from '../store/release-pointer.ts';
import { aBuild, aHostedStore, type HostedStore, renderAreas } from '../testing/index.ts';
import type { AreaHost } from './area-host.ts';

let world: HostedStore;
beforeEach(async () => {
  world = await aHostedStore();
});

/** Records healthy and failed pages of the visitor's version. */
function recordPages(host: AreaHost, { healthy = 0, failed = 0 }, visitor = {}) {
  for (let page = 0; page < healthy + failed; page += 1) {
    const [pinned] = host.pin(visitor).areas;
    if (pinned?.status === 'ready') host.recordOutcome(pinned, page < healthy);
  }
}

async function twoVersions() {
  const good = await world.publish({ says: 'good' });
  const bad = await world.publish({ says: 'bad' });
  const host = world.host();
  await host.refresh();
  return { good, bad, host };
}

it('drops a version with too many failed pages for the previous one, and logs its owner', async () => {
  const { good, bad, host } = await twoVersions();
  recordPages(host, { failed: 10 });
  await host.refresh();
  expect(await renderAreas(host.pin({}))).toEqual(['good']);
  expect(host.state().areas[0]).toMatchObject({
    status: 'ready',
    stable: good,
    wanted: { stable: bad },
    failures: [{ version: bad, reason: '10 of its last 10 pages failed on this server' }],
  });
  expect(world.lines).toContainEqual({
    level: 'error',
    message: `mf-clans ${bad} is dropped: 10 of its last 10 pages failed on this server`,
    facts: expect.objectContaining({ version: bad, owner: 'the clans team' }),
  });
});

it('keeps a version with a few failed pages', async () => {
  const { host } = await twoVersions();
  recordPages(host, { failed: 9 });
  recordPages(host, { healthy: 41 });
  recordPages(host, { healthy: 9, failed: 9 });
  await host.refresh();
  expect(await renderAreas(host.pin({}))).toEqual(['bad']);
  expect(host.state().areas[0]?.failures).toEqual([]);
});

it('shows a dropped version again after a delay that doubles', async () => {
  const { host } = await twoVersions();
  recordPages(host, { failed: 10 });
  const shownAt = async (time: number) => {
    world.clock.now = time;
    await host.refresh();
    return (await renderAreas(host.pin({})))[0];
  };
  expect(await shownAt(59_999)).toBe('good');
  expect(await shownAt(60_000)).toBe('bad');
  recordPages(host, { failed: 10 });
  expect(await shownAt(179_999)).toBe('good');
  expect(await shownAt(180_000)).toBe('bad');
});

it('shows a dropped version again at once when the pointer moves', async () => {
  const { bad, host } = await twoVersions();
  recordPages(host, { failed: 10 });
  await host.refresh();
  expect(await renderAreas(host.pin({}))).toEqual(['good']);
  await world.move((pointer) => releaseStable(pointer, bad));
  await host.refresh();
  expect(await renderAreas(host.pin({}))).toEqual(['bad']);
});

it('gives the visitors of an unhealthy canary the stable version', async () => {
  await world.publish({ says: 'stable' });
  const canary = await world.store(await aBuild({ says: 'canary' }));
  await world.move((pointer) => releaseCanary(pointer, canary, 99));
  const host = world.host();
  await host.refresh();
  const visitor = { id: 'someone' };
  expect(await renderAreas(host.pin(visitor))).toEqual(['canary']);
  recordPages(host, { failed: 10 }, visitor);
  expect(await renderAreas(host.pin(visitor))).toEqual(['stable']);
  expect(host.state().areas[0]?.canary).toBeUndefined();
});

it('keeps an unhealthy version when no other version works', async () => {
  await world.publish({ says: 'only' });
  const host = world.host();
  await host.refresh();
  recordPages(host, { failed: 10 });
  await host.refresh();
  expect(await renderAreas(host.pin({}))).toEqual(['only']);
  expect(host.state().areas[0]?.failures).toHaveLength(1);
});

describe('a version that a visitor has chosen', () => {
  it('is shown only to that visitor', async () => {
    const { good, bad, host } = await twoVersions();
    expect(await host.prepare({ 'mf-clans': good })).toEqual([]);
    expect(await renderAreas(host.pin({ chosen: { 'mf-clans': good } }))).toEqual(['good']);
    expect(await renderAreas(host.pin({ id: 'another' }))).toEqual(['bad']);
    expect(host.state().areas[0]?.stable).toBe(bad);
  });

  it('is reported when it does not work, and the visitor gets the live version', async () => {
    const { host } = await twoVersions();
    const unfit = await world.store(await aBuild({ says: 'unfit', contract: 7 }));
    const chosen = { 'mf-clans': unfit, 'mf-nobody': '1.0.0-abcdef' };
    expect(await host.prepare(chosen)).toEqual([`mf-clans ${unfit}`, 'mf-nobody 1.0.0-abcdef']);
    expect(await renderAreas(host.pin({ chosen }))).toEqual(['bad']);
  });

  it('is loaded once for several requests at the same time', async () => {
    const { host } = await twoVersions();
    const candidate = await world.store(await aBuild({ says: 'candidate' }));
    await Promise.all(Array.from({ length: 5 }, () => host.prepare({ 'mf-clans': candidate })));
    const activations = world.lines.filter(({ message }) => message === `mf-clans ${candidate} is active`);
    expect(activations).toHaveLength(1);
  });

  it('is unloaded when it is no longer in use', async () => {
    await world.publish({ says: 'live' });
    const candidate = await world.store(await aBuild({ says: 'candidate' }));
    const host = world.host({ keep: 0 });
    await host.refresh();
    await host.prepare({ 'mf-clans': candidate });
    const set = host.pin({ chosen: { 'mf-clans': candidate } });
    await host.refresh();
    expect(await renderAreas(set)).toEqual(['candidate']);
    set.release();
    await host.refresh();
    expect(host.state().areas[0]?.loaded).toHaveLength(1);
  });
});

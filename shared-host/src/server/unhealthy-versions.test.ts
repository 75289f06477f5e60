import { releaseCanary, releaseStable } from '../store/releases/release-pointer.ts';
import { aBuild, aHostedStore, type HostedStore, renderAreas } from '../testing/index.ts';
import type { AreaHost } from './types.ts';

const unhealthyThreshold = { window: 10, failures: 4, share: 0.5 };

let world: HostedStore;
beforeEach(async () => {
  world = await aHostedStore();
});

/** Pages of what the visitor gets, of which some fail. */
function draw(host: AreaHost, { well = 0, failed = 0 }, visitor = {}) {
  for (let page = 0; page < well + failed; page += 1) {
    const [pinned] = host.pin(visitor).areas;
    if (pinned?.status === 'ready') host.recordOutcome(pinned, page < well);
  }
}

async function twoVersions() {
  const good = await world.publish({ says: 'good' });
  const bad = await world.publish({ says: 'bad' });
  const host = world.host({ unhealthyThreshold });
  await host.refresh();
  return { good, bad, host };
}

it('a version of which too many pages fail is dropped for the one before it, and reported with its owner', async () => {
  const { good, bad, host } = await twoVersions();
  draw(host, { failed: 4 });
  await host.refresh();
  expect(await renderAreas(host.pin({}))).toEqual(['good']);
  expect(host.state().areas[0]).toMatchObject({
    status: 'ready',
    stable: good,
    wanted: { stable: bad },
    failures: [{ version: bad, reason: '4 of its last 4 pages failed on this server' }],
  });
  expect(world.lines).toContainEqual({
    level: 'error',
    message: `mf-clans ${bad} is dropped: 4 of its last 4 pages failed on this server`,
    facts: expect.objectContaining({ version: bad, owner: 'the clans team' }),
  });
});

it('a version of which some pages fail stays', async () => {
  const { host } = await twoVersions();
  draw(host, { failed: 3 });
  draw(host, { well: 7 });
  draw(host, { well: 3, failed: 3 });
  await host.refresh();
  expect(await renderAreas(host.pin({}))).toEqual(['bad']);
  expect(host.state().areas[0]?.failures).toEqual([]);
});

it('a dropped version stays out until the pointer moves', async () => {
  const { bad, host } = await twoVersions();
  draw(host, { failed: 4 });
  world.clock.now = 1e12;
  await host.refresh();
  expect(await renderAreas(host.pin({}))).toEqual(['good']);
  await world.move((pointer) => releaseStable(pointer, bad));
  await host.refresh();
  expect(await renderAreas(host.pin({}))).toEqual(['bad']);
});

it('an unhealthy canary leaves its visitors with the stable version', async () => {
  await world.publish({ says: 'stable' });
  const canary = await world.store(await aBuild({ says: 'canary' }));
  await world.move((pointer) => releaseCanary(pointer, canary, 99));
  const host = world.host({ unhealthyThreshold });
  await host.refresh();
  const visitor = { id: 'someone' };
  expect(await renderAreas(host.pin(visitor))).toEqual(['canary']);
  draw(host, { failed: 4 }, visitor);
  expect(await renderAreas(host.pin(visitor))).toEqual(['stable']);
  expect(host.state().areas[0]?.canary).toBeUndefined();
});

it('an unhealthy version goes on where there is no other: some pages are better than none', async () => {
  await world.publish({ says: 'only' });
  const host = world.host({ unhealthyThreshold });
  await host.refresh();
  draw(host, { failed: 10 });
  await host.refresh();
  expect(await renderAreas(host.pin({}))).toEqual(['only']);
  expect(host.state().areas[0]?.failures).toHaveLength(1);
});

describe('a version that a visitor has chosen', () => {
  it('is given to that visitor alone', async () => {
    const { good, bad, host } = await twoVersions();
    expect(await host.prepare({ 'mf-clans': good })).toEqual([]);
    expect(await renderAreas(host.pin({ chosen: { 'mf-clans': good } }))).toEqual(['good']);
    expect(await renderAreas(host.pin({ id: 'another' }))).toEqual(['bad']);
    expect(host.state().areas[0]?.stable).toBe(bad);
  });

  it('that does not work is named, and the visitor gets what the others get', async () => {
    const { host } = await twoVersions();
    const unfit = await world.store(await aBuild({ says: 'unfit', contract: { min: 7, max: 7 } }));
    const chosen = { 'mf-clans': unfit, 'mf-nobody': '1.0.0-abcdef' };
    expect(await host.prepare(chosen)).toEqual([`mf-clans ${unfit}`, 'mf-nobody 1.0.0-abcdef']);
    expect(await renderAreas(host.pin({ chosen }))).toEqual(['bad']);
  });

  it('is loaded once, however many ask at the same time', async () => {
    const { host } = await twoVersions();
    const candidate = await world.store(await aBuild({ says: 'candidate' }));
    await Promise.all(Array.from({ length: 5 }, () => host.prepare({ 'mf-clans': candidate })));
    const activations = world.lines.filter(({ message }) => message === `mf-clans ${candidate} is active`);
    expect(activations).toHaveLength(1);
  });

  it('leaves again like any other that nobody uses', async () => {
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

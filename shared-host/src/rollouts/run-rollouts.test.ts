import { rollBack } from '../store/release-pointer.ts';
import { holdRollout, startRollout } from '../store/rollout.ts';
import { aRollout, someMetrics } from '../testing/index.ts';

const none = someMetrics({});
const many = { pages: 100_000, visits: 20_000 };
const good = someMetrics({ ...many, faults: 4 });

/** A server that has read its counts once: from then on, it adds what is new. */
async function aRunningShell(world: Awaited<ReturnType<typeof aRollout>>) {
  const shell = world.startShell();
  await shell.run();
  return shell;
}

test('waits while there is too little data, however much time passes', async () => {
  const world = await aRollout();
  const shell = await aRunningShell(world);
  shell.serve(someMetrics({ pages: 30 }), good);
  world.pass(600);
  await shell.run();
  expect((await world.pointer()).canary?.percent).toBe(1);
});

test('waits for the least time of a step, however much data there is', async () => {
  const world = await aRollout();
  const shell = await aRunningShell(world);
  shell.serve(good, good);
  world.pass(19);
  await shell.run();
  expect((await world.pointer()).canary?.percent).toBe(1);
  world.pass(1);
  await shell.run();
  expect((await world.pointer()).canary?.percent).toBe(5);
});

test('gives a version that is no worse to everyone, step by step, and says why', async () => {
  const world = await aRollout();
  const shell = await aRunningShell(world);
  const shares: (number | undefined)[] = [];
  for (let step = 1; step <= 4; step += 1) {
    shell.serve(
      someMetrics({ pages: step * many.pages, visits: step * many.visits, faults: step * 4 }),
      someMetrics({ pages: step * many.pages, visits: step * many.visits, faults: step * 4 }),
    );
    world.pass(20);
    await shell.run();
    shares.push((await world.pointer()).canary?.percent);
    // The first look at a step only reads what was counted before.
    await shell.run();
  }
  expect(shares).toEqual([5, 25, 50, undefined]);
  expect(await world.pointer()).toMatchObject({ stable: world.version });
  expect(await world.pointer()).not.toHaveProperty('rollout');
  expect(await world.lastMove()).toMatchObject({
    action: 'promote',
    by: 'rollout',
    commit: 'a41f9c2',
    reason: expect.stringContaining('Faults, Status 5xx, LCP, INP, CLS and Errors are no worse'),
  });
});

test.each([
  ['faults', someMetrics({ pages: 4_112, visits: 400, faults: 38 }), /Faults per 10,000 pages: 92\.4/],
  ['slow visits', someMetrics({ ...many, slow: 0.45 }), /LCP p75: 2\.78 s instead of 1\.\d+ s/],
  ['errors in browsers', someMetrics({ ...many, visitErrors: 900 }), /Errors per 100 visits: 4\.5/],
])('rolls back a version with %s at once, with the reason', async (_, canary, reason) => {
  const world = await aRollout();
  const shell = await aRunningShell(world);
  shell.serve(canary, good);
  await shell.run();
  expect(await world.pointer()).toMatchObject({ stable: world.stable });
  expect(await world.pointer()).not.toHaveProperty('canary');
  expect(await world.lastMove()).toMatchObject({
    action: 'stop-canary',
    version: world.version,
    by: 'rollout',
    reason: expect.stringMatching(reason),
  });
  expect(world.lines.at(-1)).toMatchObject({ level: 'error', message: expect.stringMatching(reason) });
});

test.each([2, 12])(
  'does not roll back for one visitor who reloads a broken page, of %d pages',
  async (pages) => {
    const world = await aRollout();
    const shell = await aRunningShell(world);
    shell.serve(someMetrics({ pages, faults: 2 }), good);
    await shell.run();
    expect((await world.pointer()).canary?.percent).toBe(1);
  },
);

test('adds up the metrics of all shells, also of one that has died meanwhile', async () => {
  const world = await aRollout();
  const [first, second] = [await aRunningShell(world), await aRunningShell(world)];
  const half = someMetrics({ pages: 700, visits: 120 });
  first.serve(half, good);
  world.pass(20);
  await first.run();
  expect((await world.pointer()).canary?.percent).toBe(1);
  // The first one never runs again.
  second.serve(half, none);
  await second.run();
  expect((await world.pointer()).canary?.percent).toBe(5);
});

test('takes one step when two shells take it at the same moment', async () => {
  const world = await aRollout();
  const shells = [await aRunningShell(world), await aRunningShell(world), await aRunningShell(world)];
  for (const shell of shells) shell.serve(good, good);
  world.pass(20);
  const before = await world.pointer();
  await Promise.all(shells.map((shell) => shell.run()));
  const after = await world.pointer();
  expect([after.canary?.percent, after.revision]).toEqual([5, before.revision + 1]);
  expect(world.lines.filter(({ level }) => level === 'warn')).toEqual([]);
});

test('counts what a shell has counted once, however often it looks', async () => {
  const world = await aRollout();
  const shell = await aRunningShell(world);
  for (const pages of [10, 10, 25]) {
    shell.serve(someMetrics({ pages }), someMetrics({ pages: 1_000 }));
    await shell.run();
  }
  const record = await world.publisher.findRollout(world.area);
  expect(record?.steps).toMatchObject([{ canary: { pages: 25 }, stable: { pages: 1_000 } }]);
});

test('begins with no metrics after another rollout', async () => {
  const world = await aRollout();
  const first = await aRunningShell(world);
  first.serve(good, good);
  await first.run();
  const version = await world.publishHidden({ says: 'another canary' });
  const options = { minutes: 20, origin: { by: 'clans-team' } };
  await world.move((pointer) => {
    const stable = rollBack(pointer ?? Object.create(null));
    return startRollout(stable, version, options, new Date('2026-11-26T06:10:00.000Z'));
  });
  world.pass(60);
  await aRunningShell(world);
  expect((await world.pointer()).canary).toMatchObject({ version, percent: 1 });
});

test('keeps a held rollout where it is, but still rolls back', async () => {
  const world = await aRollout();
  const shell = await aRunningShell(world);
  await world.move((pointer) => holdRollout(pointer ?? Object.create(null)));
  shell.serve(good, good);
  world.pass(600);
  await shell.run();
  expect((await world.pointer()).canary?.percent).toBe(1);
  shell.serve(someMetrics({ pages: 110_000, visits: 20_000, faults: 900 }), good);
  await shell.run();
  expect(await world.pointer()).not.toHaveProperty('canary');
});

test('rolls back a version that a server refuses', async () => {
  const world = await aRollout();
  await world.startShell({ findRefusal: async () => 'its smoke page answers 500' }).run();
  expect(await world.lastMove()).toMatchObject({
    action: 'stop-canary',
    reason: 'A shell server refuses the version: its smoke page answers 500',
  });
});

test('leaves a canary alone that was published without a rollout', async () => {
  const world = await aRollout();
  await world.move((pointer) => ({
    ...(pointer ?? Object.create(null)),
    revision: (pointer?.revision ?? 0) + 1,
    rollout: undefined,
  }));
  const shell = await aRunningShell(world);
  shell.serve(good, good);
  world.pass(600);
  await shell.run();
  expect((await world.pointer()).canary?.percent).toBe(1);
});

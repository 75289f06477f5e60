/** @jest-environment node */
import { setTimeout as delay } from 'node:timers/promises';
import { aFailure, fakeApi } from '@hotdrop/shared-domain/testing';
import { eventually } from '@hotdrop/shared-host/testing';
import { createOverlays, type DrawnOverlay } from './overlays.ts';

const ada = { accountId: 'account.1', shard: 'STEAM', name: 'Ada' };

/** Overlays with fast polls. `renewed` is the list that the API answers. */
function setUp() {
  const world = { renewed: [] as (typeof ada)[], status: 200, points: 2658, drawn: 0, isDown: false };
  const api = fakeApi({
    listRenewals: () =>
      world.isDown ? aFailure('network') : { at: '2026-11-28T10:00:00Z', players: world.renewed },
  });
  const overlays = createOverlays({ listRenewals: api.listRenewals, pollEvery: 10 });
  const open = (name = 'Ada') => {
    const got: string[] = [];
    const draw = async (): Promise<DrawnOverlay> => {
      world.drawn += 1;
      if (world.status === 500) throw new Error('busy');
      return { id: `${world.points} ${world.status}`, status: world.status, html: `${world.points}` };
    };
    const end = jest.fn();
    const topic = { key: name, players: [{ shard: 'steam', name }], draw };
    const { first, leave } = overlays.join(topic, ({ html }) => got.push(html), end);
    return { got, first, leave, end };
  };
  return { world, overlays, open, api };
}

test('overlays of a player are drawn once, and again after a renewal', async () => {
  const { world, overlays, open } = setUp();
  const [one, two, other] = [open(), open(), open('Bea')];
  expect(await one.first).toMatchObject({ html: '2658' });
  await Promise.all([two.first, other.first]);
  expect(world.drawn).toBe(2);
  world.points = 2700;
  world.renewed = [ada];
  await eventually(() => one.got.length + two.got.length === 4);
  expect([one.got, two.got]).toEqual(Array(2).fill(['2658', '2700']));
  expect(other.got).toEqual(['2658']);
  overlays.stop();
  expect(one.end).toHaveBeenCalled();
});

test('an overlay keeps its figures while the server is busy or has none, and not those of a hidden player', async () => {
  const { world, overlays, open } = setUp();
  const { got, first } = open();
  await first;
  world.renewed = [ada];
  for (const status of [500, 503, 202]) {
    world.status = status;
    const before = world.drawn;
    await eventually(() => world.drawn > before + 1);
  }
  expect(got).toEqual(['2658']);
  world.status = 410;
  await eventually(() => got.length === 2);
  overlays.stop();
});

test('the API is asked only while overlays are open, also after it did not answer', async () => {
  const { world, overlays, open, api } = setUp();
  world.isDown = true;
  const { leave } = open();
  await eventually(() => api.made.length > 2);
  leave();
  expect(overlays.count()).toBe(0);
  await eventually(async () => {
    const before = api.made.length;
    await delay(50);
    return api.made.length === before;
  });
});

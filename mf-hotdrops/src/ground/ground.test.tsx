import { fakeSite } from '@hotdrop/shared-domain/testing';
import { loadGround } from './load-ground.ts';

const { game } = fakeSite();

test('only a large map has contours', async () => {
  const [small, large] = [
    await loadGround(game, 'Baltic_Main'),
    await loadGround(game, 'Baltic_Main', { isLarge: true }),
  ];
  expect(small?.contours).toEqual([]);
  expect(large?.contours.length).toBeGreaterThan(1);
  expect(large?.land).toBe(small?.land);
});

test('a drawing fits into a page', async () => {
  for (const { id } of game.maps)
    expect(JSON.stringify(await loadGround(game, id, { isLarge: true })).length).toBeLessThan(24_000);
});

test('a new map has no ground', async () => {
  expect(await loadGround(game, 'Kelp_Main')).toBeNull();
});

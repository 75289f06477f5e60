import { pubg } from '../index.ts';
import { geography } from './index.ts';

test('loads the sizes and towns of maps in any spelling of their ids', async () => {
  expect(await pubg.loadGeography?.()).toBe(geography);
  expect(geography.map('BALTIC_MAIN')).toBe(geography.map('Erangel_Main'));
  expect(geography.map('Savage_Main')?.size).toBe(4080);
  expect(geography.map('Moon_Main')).toBeNull();
});

test('names the towns of every map whose places stay the same', () => {
  const without = pubg.maps
    .filter(({ id }) => (geography.map(id)?.towns.length ?? 0) < 6)
    .map(({ plate }) => plate);
  expect([...new Set(without)].sort()).toEqual([
    'boardwalk',
    'camp-jackal',
    'italy',
    'paramo',
    'pillar-compound',
  ]);
  expect(geography.map('Baltic_Main')?.towns[0]).toEqual({
    id: 'pochinki',
    name: 'Pochinki',
    x: 3440,
    y: 3990,
    radius: 340,
  });
});

test('keeps towns apart, so that a landing belongs to one', () => {
  const overlaps = pubg.maps.flatMap(({ id }) => {
    const towns = geography.map(id)?.towns ?? [];
    return towns.flatMap((one, index) =>
      towns
        .slice(index + 1)
        .filter((other) => Math.hypot(one.x - other.x, one.y - other.y) < (one.radius + other.radius) * 0.7)
        .map((other) => `${id}: ${one.name}, ${other.name}`),
    );
  });
  expect(overlaps).toEqual([]);
});

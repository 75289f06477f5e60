import { pubg } from '@hotdrop/shared-domain/game/pubg';
import { loadPubg } from '@hotdrop/shared-domain/game/pubg/load';
import { locales } from '@hotdrop/shared-domain/locale';
import { type LabelPoint, placeLabels } from './place-labels.ts';
import { findMap, mapAddress } from './places.ts';

const site = { game: pubg, basePath: '/pubg' };

test.each(locales)('every map of the game has an address that leads back to it (%s)', async (locale) => {
  const game = await loadPubg(locale);
  for (const { id, name } of game.maps) {
    const address = mapAddress({ ...site, game }, id);
    expect(findMap(game, address.split('/').at(-1) ?? '').name).toEqual(name);
    expect(address).toBe(mapAddress(site, id));
  }
});

test('a view is in the address without empty values', () => {
  expect(mapAddress(site, 'Baltic_Main', { mode: 'squad', kind: undefined, town: '' })).toBe(
    '/pubg/hotdrops/erangel?mode=squad',
  );
  expect(mapAddress(site, '../Ke?lp')).toBe('/pubg/hotdrops/..%2FKe%3Flp');
});

const picture = { width: 200, height: 200, sides: ['above', 'below'], most: 10 } as const;
const aPoint = (id: string, x: number, y: number): LabelPoint => ({ id, x, y, radius: 4, width: 60 });

test('names on a map cross neither each other nor its edge', () => {
  const placed = placeLabels(
    [aPoint('first', 100, 100), aPoint('near', 105, 102), aPoint('nearer', 102, 101), aPoint('corner', 4, 4)],
    picture,
  );
  expect([...placed]).toEqual([
    ['first', 'above'],
    ['near', 'below'],
  ]);
});

test('a name takes the side that is free of other drawings, if there is one', () => {
  const dotAbove = { left: 90, top: 80, right: 110, bottom: 95 };
  const dotBelow = { left: 90, top: 105, right: 110, bottom: 120 };
  const sideWith = (...avoid: (typeof dotAbove)[]) =>
    placeLabels([aPoint('town', 100, 100)], { ...picture, avoid }).get('town');
  expect(sideWith(dotAbove)).toBe('below');
  expect(sideWith(dotAbove, dotBelow)).toBe('above');
});

test('a name crosses no other text', () => {
  const text = { left: 90, top: 80, right: 110, bottom: 95 };
  const sidesWith = (...texts: (typeof text)[]) => [
    ...placeLabels([aPoint('town', 100, 100)], { ...picture, texts }).values(),
  ];
  expect(sidesWith(text)).toEqual(['below']);
  expect(sidesWith(text, { ...text, top: 105, bottom: 120 })).toEqual([]);
});

test('only the first names are shown when there are many', () => {
  const points = Array.from({ length: 9 }, (_, i) => aPoint(`${i}`, 100, 20 + 20 * i));
  expect(placeLabels(points, { ...picture, most: 3 }).size).toBe(3);
});

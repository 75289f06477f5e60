import { aFailure, fakeSite, someGround } from '@hotdrop/shared-domain/testing';
import { writeDensity } from '@hotdrop/shared-domain/tracks';
import { drawGround } from './draw-ground.ts';
import { loadGround } from './load-ground.ts';

const side = 256;

/** A square island with a road from west to east. */
const island = () => {
  const walked = new Uint8Array(side * side);
  const driven = new Uint8Array(side * side);
  for (let row = 60; row < 200; row++)
    for (let column = 60; column < 200; column++) walked[row * side + column] = 3;
  for (let column = 60; column < 200; column++) driven[128 * side + column] = 15;
  return someGround({ walked: writeDensity(walked), driven: writeDensity(driven) });
};

/** The smallest and largest number of a path's absolute points. */
const extentOf = (path: string) => {
  const numbers = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  return [Math.min(...numbers), Math.max(...numbers)] as const;
};

test('land is where players walked, with a coast around it', () => {
  const drawing = drawGround(island());
  const [least, most] = extentOf(drawing?.land ?? '');
  expect(least).toBeGreaterThan(150);
  expect(most).toBeLessThan(850);
});

test('a road is drawn stronger than a field', () => {
  const [fields = '', ...roads] = drawGround(island())?.used ?? [];
  expect(fields.length).toBeGreaterThan(0);
  const [top, bottom] = extentOf(roads.at(-1) ?? '');
  expect(top).toBeGreaterThan(150);
  expect(bottom).toBeLessThan(850);
});

test('a drawing fits into a page', () => {
  const noisy = new Uint8Array(side * side).map((_, at) => ((at * 2_654_435_761) >>> 7) % 16);
  const drawing = drawGround(someGround({ walked: writeDensity(noisy) }));
  expect(JSON.stringify(drawing).length).toBeLessThan(120_000);
});

test('a map without matches has no ground', () => {
  expect(drawGround(someGround({ matches: 0, walked: '', driven: '' }))).toBeNull();
  expect(drawGround(someGround({ walked: '', driven: '' }))).toBeNull();
});

test('a failed call leaves the plate bare and is reported', async () => {
  const site = fakeSite({ answers: { getMapGround: aFailure('server') } });
  expect(await loadGround(site, 'Baltic_Main', new AbortController().signal)).toBeNull();
  expect(site.reported).toHaveLength(1);
});

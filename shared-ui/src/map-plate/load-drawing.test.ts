import { pubg } from '@hotdrop/shared-domain/game/pubg';
import { geography } from '@hotdrop/shared-domain/game/pubg/geography';
import { loadMapDrawing, mapUnits } from './load-drawing.ts';

type Point = readonly [x: number, y: number];

/** The corners of a path that begins each part with `M` and goes on with relative lines or curves. */
function cornersOf(path: string): Point[][] {
  return [...path.matchAll(/M(-?\d+)[ ]?(-?\d+)([ls])([^zM]*)/g)].map(([, x, y, kind, rest = '']) => {
    const values = rest.match(/-?\d+/g)?.map(Number) ?? [];
    const size = kind === 's' ? 4 : 2;
    let [left, top] = [Number(x), Number(y)];
    const corners: Point[] = [[left, top]];
    for (let at = 0; at < values.length; at += size) {
      left += values[at + size - 2] ?? 0;
      top += values[at + size - 1] ?? 0;
      corners.push([left, top]);
    }
    return corners;
  });
}

/** Whether an odd number of outlines contains a point: lakes are outlines inside of others. */
const isOnLand = (outlines: readonly Point[][], [x, y]: Point): boolean =>
  outlines.filter((corners) => {
    const crossings = corners.filter(([fromX, fromY], at) => {
      const [toX, toY] = corners[(at + 1) % corners.length] ?? [fromX, fromY];
      return fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX;
    });
    return crossings.length % 2 === 1;
  }).length %
    2 ===
  1;

const withTowns = pubg.maps.filter(({ id }) => geography[id.toLowerCase()]?.towns.length);

it.each(withTowns.map(({ id, plate }) => [plate, id]))(
  'puts the towns of %s (%s) on land',
  async (plate, id) => {
    const { size = 1, towns = [] } = geography[id.toLowerCase()] ?? {};
    const outlines = cornersOf((await loadMapDrawing(plate))?.land ?? '');
    const around = [...Array(8).keys()].map((turn) => (turn * Math.PI) / 4);
    // Georgopol lies around its inlet, and docks reach into the sea.
    const wet = towns.filter(({ x, y, radius }) => {
      const at = (angle: number): Point => [
        ((x + (radius / 2) * Math.cos(angle)) * mapUnits) / size,
        ((y + (radius / 2) * Math.sin(angle)) * mapUnits) / size,
      ];
      return around.filter((angle) => isOnLand(outlines, at(angle))).length < 3;
    });
    expect(wet.map(({ name }) => name)).toEqual([]);
  },
);

it('has islands, rivers, roads, bridges, and hills apart', async () => {
  const erangel = await loadMapDrawing('erangel');
  expect(cornersOf(erangel?.land ?? '').length).toBeGreaterThan(2);
  expect(cornersOf(erangel?.river ?? '').length).toBeGreaterThan(1);
  expect(erangel?.bridge.match(/M/g)).toHaveLength(3);
  expect(erangel?.hills[0]).toEqual([expect.any(Number), expect.any(Number), expect.any(Number)]);
});

it.each(['neutral', 'italy', 'constructor'])('has no drawing for landings on %s', async (plate) => {
  expect(await loadMapDrawing(plate)).toBeNull();
});

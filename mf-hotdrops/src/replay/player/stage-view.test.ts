import { StageView } from './stage-view.ts';

const size = { width: 800, height: 600 };
const player = { x: 3_000, y: 5_000 };

function aView({ isFollowing = true } = {}) {
  const view = new StageView(8_000, isFollowing);
  view.resize(size);
  return view;
}

test('begins close to the followed player, or with the whole map', () => {
  expect(aView().cameraAt(0, player)).toMatchObject({ ...player, scale: 800 / 1_400 });
  expect(aView({ isFollowing: false }).cameraAt(0, player)).toEqual({
    x: 4_000,
    y: 4_000,
    scale: 600 / 8_000,
  });
});

test('the place below the pointer stays there when the map zooms', () => {
  const view = aView({ isFollowing: false });
  const pointer = { x: 100, y: 500 };
  const before = view.placeAt(pointer);
  view.zoomBy(5, pointer);
  expect(view.metersFor(1)).toBeLessThan(8_000 / 600);
  expect(view.placeAt(pointer)?.x).toBeCloseTo(before?.x ?? Number.NaN);
  expect(view.placeAt(pointer)?.y).toBeCloseTo(before?.y ?? Number.NaN);
});

test('never shows less than the map, nor more than 4 px for a meter', () => {
  const view = aView({ isFollowing: false });
  view.zoomBy(-99);
  expect(view.metersFor(600)).toBe(8_000);
  view.zoomBy(99);
  expect(view.metersFor(4)).toBe(1);
});

test('stays where it was moved until it follows again', () => {
  const view = aView();
  view.cameraAt(0, player);
  view.free();
  view.panBy({ x: -80, y: 0 });
  expect(view.cameraAt(10, player)?.x).toBeCloseTo(3_000 + 80 / (800 / 1_400));
  view.follow(20, true);
  expect(view.cameraAt(20, player)).toMatchObject(player);
});

test('glides to another player, and jumps for those who want no motion', () => {
  const other = { x: 4_000, y: 5_000 };
  const view = aView();
  view.cameraAt(0, player);
  view.follow(1_000, false);
  expect(view.cameraAt(1_150, other)?.x).toBeCloseTo(3_500);
  expect(view.isGliding).toBe(true);
  expect(view.cameraAt(1_300, other)?.x).toBe(4_000);
  expect(view.isGliding).toBe(false);
  view.follow(2_000, true);
  expect(view.cameraAt(2_000, player)?.x).toBe(3_000);
});

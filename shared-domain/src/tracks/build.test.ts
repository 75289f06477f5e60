import { someEvents } from '../testing/index.ts';
import { buildTracks, decodeTracks, encodeTracks, type MatchEvent, type Place } from './index.ts';

const a = 'account.0';
const b = 'account.4';

const position = (at: number, accountId: string, place: Place, more = {}): MatchEvent => ({
  kind: 'position',
  at,
  accountId,
  place,
  altitude: 10,
  health: 100,
  vehicle: null,
  ...more,
});
const kill = (
  at: number,
  by: string | null,
  whom: string,
  byPlace: Place | null,
  whomPlace: Place,
): MatchEvent => ({
  kind: 'kill',
  at,
  by,
  whom,
  weapon: 'WeapMini14_C',
  distance: byPlace && Math.hypot(byPlace.x - whomPlace.x, byPlace.y - whomPlace.y),
  byPlace,
  whomPlace,
});
const damage = (at: number, by: string | null, whom: string, place: Place): MatchEvent => ({
  kind: 'damage',
  at,
  by,
  whom,
  amount: 20,
  weapon: null,
  byPlace: place,
  whomPlace: place,
  cause: by === null ? 'zone' : 'player',
});
const build = (events: readonly MatchEvent[], more = {}) => buildTracks({ ...someEvents(), events, ...more });
const trackOf = (tracks: ReturnType<typeof build>, accountId: string) => {
  const player = tracks.players.find((each) => each.accountId === accountId);
  if (!player) throw new Error('No such player.');
  const { at, x, y, health, vehicle } = player.track;
  return { ...player, points: [...at].map((time, i) => [time, x[i], y[i], health[i], vehicle[i]]) };
};

test('events in any order build the same tracks', () => {
  const { events } = someEvents();
  expect(build(events.toReversed())).toEqual(build(events));
});

test('keeps places outside of the map, and drops those that cannot be', () => {
  const tracks = build([
    position(10, a, { x: -120, y: 8_400 }),
    position(20, a, { x: Number.NaN, y: 0 }),
    position(30, a, { x: 9e9, y: 0 }),
    position(-5, a, { x: 1, y: 1 }),
  ]);
  expect(trackOf(tracks, a).points).toEqual([[10, -120, 8_400, 100, 0]]);
});

test('an unknown map is as large as the places on it', () => {
  const events = [position(10, a, { x: 1_900, y: 300 })];
  expect(build(events, { size: null, mapName: 'Moon_Main' })).toMatchObject({
    size: 2_000,
    mapName: 'Moon_Main',
  });
  expect(build([], { size: null })).toMatchObject({ size: 1_000 });
});

test('a player who reconnects has a gap', () => {
  const tracks = build([position(10, a, { x: 1, y: 1 }), position(200, a, { x: 900, y: 1 })]);
  expect(trackOf(tracks, a).points.map(([at]) => at)).toEqual([10, 200]);
  expect(trackOf(tracks, a).diedAt).toBeNull();
});

test('leaves out people who did not play', () => {
  const tracks = build([
    position(10, 'account.observer', { x: 1, y: 1 }),
    kill(20, 'account.observer', a, { x: 5, y: 5 }, { x: 9, y: 9 }),
    kill(30, a, 'account.observer', { x: 5, y: 5 }, { x: 9, y: 9 }),
  ]);
  expect(tracks.players).toHaveLength(8);
  expect(tracks.log).toEqual([expect.objectContaining({ by: null, whom: 0, at: 20 })]);
});

test('both players of a kill are where the log says', () => {
  const tracks = build([
    position(10, a, { x: 100, y: 100 }),
    position(10, b, { x: 200, y: 100 }),
    kill(14, a, b, { x: 130, y: 100 }, { x: 200, y: 140 }),
    position(20, b, { x: 200, y: 140 }, { health: 0 }),
  ]);
  expect(tracks.log[0]).toMatchObject({ type: 'kill', by: 0, whom: 4, distance: Math.hypot(70, 40) });
  expect(trackOf(tracks, a).points.at(-1)).toEqual([14, 130, 100, 100, 0]);
  expect(trackOf(tracks, b)).toMatchObject({ diedAt: 14 });
  expect(trackOf(tracks, b).points.at(-1)).toEqual([14, 200, 140, 0, 0]);
});

test('a player who returns after a death is alive again', () => {
  const place = { x: 50, y: 50 };
  const tracks = build([kill(14, null, b, null, place), position(120, b, place)]);
  expect(trackOf(tracks, b).diedAt).toBeNull();
});

test('follows vehicles', () => {
  const place = { x: 50, y: 50 };
  const tracks = build([
    position(5, a, place),
    { kind: 'ride', at: 10, accountId: a, vehicle: 'BP_ATV_C', place },
    position(20, a, { x: 250, y: 50 }, { vehicle: 'BP_ATV_C' }),
    { kind: 'leave', at: 25, accountId: a, vehicle: 'BP_ATV_C', place: { x: 300, y: 50 } },
  ]);
  expect(tracks.vehicles).toEqual(['BP_ATV_C']);
  expect(trackOf(tracks, a).points.map((point) => point[4])).toEqual([0, 1, 1, 0]);
});

test('the first landing counts', () => {
  const landing = (at: number, x: number): MatchEvent => ({
    kind: 'landing',
    at,
    accountId: a,
    place: { x, y: 1 },
  });
  const tracks = build([landing(70, 10), landing(300, 99)]);
  expect(trackOf(tracks, a).landing).toEqual({ at: 70, x: 10, y: 1 });
  expect(trackOf(tracks, b).landing).toBeNull();
});

test('finds the path of the plane across the map', () => {
  const high = { altitude: 1_500 };
  const tracks = build([
    position(0, a, { x: 1_000, y: 4_000 }, high),
    position(10, a, { x: 2_000, y: 4_000 }, high),
    position(20, b, { x: 3_000, y: 4_000 }, high),
    position(60, b, { x: 3_000, y: 9_000 }),
  ]);
  const { from, to } = tracks.flight ?? {};
  expect([from?.x, from?.y, to?.x, to?.y].map((value) => Math.round(value ?? -1))).toEqual([
    0, 4_000, 8_160, 4_000,
  ]);
  expect(build([position(0, a, { x: 1, y: 1 })]).flight).toBeNull();
});

test('damage between teams is a fight until it pauses, and another fight at another place', () => {
  const near = { x: 100, y: 100 };
  const tracks = build([
    damage(10, a, b, near),
    damage(30, b, a, { x: 140, y: 100 }),
    damage(35, a, b, { x: 4_000, y: 4_000 }),
    damage(90, a, b, near),
    damage(91, a, 'account.1', near),
    damage(92, null, a, near),
  ]);
  expect(tracks.fights).toEqual([
    { from: 10, to: 30, teams: [1, 2], place: { x: 120, y: 100 } },
    { from: 35, to: 35, teams: [1, 2], place: { x: 4_000, y: 4_000 } },
    { from: 90, to: 90, teams: [1, 2], place: near },
  ]);
  expect(tracks.shots.map(({ at }) => at)).toEqual([10, 30, 35, 90, 91]);
});

test('a log that breaks off ends before the match', () => {
  const tracks = build([position(100, a, { x: 1, y: 1 })], { duration: 1_697 });
  expect(decodeTracks(encodeTracks(tracks))).toMatchObject({ duration: 1_697, end: 100 });
});

test('a match without a landing has players and a path, and no landings', () => {
  const tracks = build([position(10, a, { x: 1, y: 1 }, { altitude: 1_500 })]);
  expect(tracks.players.map(({ landing }) => landing)).toEqual(Array.from({ length: 8 }, () => null));
});

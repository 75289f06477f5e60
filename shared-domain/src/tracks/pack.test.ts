import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { someEvents } from '../testing/index.ts';
import { buildTracks, decodeTracks, encodeTracks, type Tracks } from './index.ts';

const inSteps = (min: number, max: number, step: number) =>
  fc.integer({ min: min * step, max: max * step }).map((value) => value / step);
const meters = inSteps(-5_000, 15_000, 2);
const seconds = inSteps(0, 3_600, 10);
const place = fc.record({ x: meters, y: meters });
const circle = fc.record({ x: meters, y: meters, radius: inSteps(0, 10_000, 2) });
const text = fc.string({ unit: 'grapheme' });
const sorted = <T>(entries: fc.Arbitrary<T>, key: (entry: T) => number) =>
  fc.array(entries, { maxLength: 30 }).map((list) => list.toSorted((a, b) => key(a) - key(b)));
const at = ({ at }: { at: number }) => at;

const point = fc.record({
  at: seconds,
  x: meters,
  y: meters,
  health: fc.integer({ min: 0, max: 10 }).map((tens) => tens * 10),
  vehicle: fc.integer({ min: 0, max: 2 }),
});
const track = sorted(point, at).map((points) => ({
  at: Float32Array.from(points, ({ at }) => at),
  x: Float32Array.from(points, ({ x }) => x),
  y: Float32Array.from(points, ({ y }) => y),
  health: Uint8Array.from(points, ({ health }) => health),
  vehicle: Uint8Array.from(points, ({ vehicle }) => vehicle),
}));
const player = fc.record({
  accountId: text,
  name: text,
  teamId: fc.option(fc.integer({ min: -5, max: 200_000 })),
  teamRank: fc.option(fc.nat(100)),
  diedAt: fc.option(seconds),
  landing: fc.option(fc.record({ at: seconds, x: meters, y: meters })),
  track,
});

const withPlayers = (players: Tracks['players']): fc.Arbitrary<Tracks> => {
  const index = fc.nat(players.length - 1);
  return fc.record({
    mapName: text,
    gameMode: text,
    matchType: text,
    createdAt: fc.constant('2026-11-22T10:00:00.000Z'),
    size: fc.integer({ min: 1, max: 16_000 }),
    duration: seconds,
    end: seconds,
    players: fc.constant(players),
    vehicles: fc.constant(['BP_ATV_C', 'Uaz_A_01_C']),
    log: sorted(
      fc.record({
        type: fc.constantFrom('knock' as const, 'kill' as const),
        at: seconds,
        by: fc.option(index),
        whom: index,
        weapon: fc.option(text),
        distance: fc.option(inSteps(0, 1_000, 100)),
        byPlace: fc.option(place),
        whomPlace: place,
      }),
      at,
    ),
    zones: sorted(
      fc.record({
        at: seconds,
        blue: circle,
        white: fc.option(circle),
        red: fc.option(circle),
        players: fc.nat(100),
        teams: fc.nat(100),
      }),
      at,
    ),
    phases: sorted(fc.record({ at: seconds, phase: fc.nat(20) }), at),
    shots: sorted(fc.record({ at: seconds, by: index, whom: index }), at),
    fights: sorted(
      fc.record({ from: seconds, length: seconds, teams: fc.array(fc.nat(200)), place }),
      ({ from }) => from,
    ).map((fights) =>
      fights.map(({ from, length, ...fight }) => ({
        ...fight,
        from,
        to: Math.round((from + length) * 10) / 10,
      })),
    ),
    packages: sorted(fc.record({ at: seconds, x: meters, y: meters }), at),
    flight: fc.option(fc.record({ from: place, to: place })),
  });
};
const anyTracks = fc.array(player, { minLength: 1, maxLength: 8 }).chain(withPlayers);

/** A match of 100 players and 30 minutes, all of them alive to the end. */
const longMatch = () => encodeTracks(buildTracks(someEvents({ players: 100, minutes: 30 })));

test('reads what it wrote', () => {
  fc.assert(
    fc.property(anyTracks, (tracks) => {
      expect(decodeTracks(encodeTracks(tracks))).toEqual(tracks);
    }),
  );
});

test('rounds places to half a meter, times to a tenth of a second, and health up to tens', () => {
  const given = someEvents({ players: 1, minutes: 0 });
  const event = {
    kind: 'position',
    at: 12.34,
    accountId: given.members[0]?.accountId ?? '',
    place: { x: 100.2, y: 99.8 },
    altitude: 5,
    health: 0.5,
    vehicle: null,
  } as const;
  const [player] = decodeTracks(encodeTracks(buildTracks({ ...given, events: [event] })))?.players ?? [];
  expect([...(player?.track.x ?? [])]).toEqual([100]);
  expect([...(player?.track.y ?? [])]).toEqual([100]);
  expect(player?.track.at[0]).toBeCloseTo(12.3);
  expect([...(player?.track.health ?? [])]).toEqual([10]);
});

test('refuses a file that ends too early', () => {
  const bytes = encodeTracks(buildTracks(someEvents({ players: 3, minutes: 2 })));
  for (let length = 0; length < bytes.length; length++)
    expect(decodeTracks(bytes.subarray(0, length))).toBeNull();
});

test('survives any damage', () => {
  const bytes = encodeTracks(buildTracks(someEvents({ players: 3, minutes: 2 })));
  const damage = fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(damage, (changes) => {
      const damaged = bytes.slice();
      for (const [position, byte] of changes) damaged[position] = byte;
      const read = decodeTracks(damaged);
      expect(read === null || read.players.length <= bytes.length).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test('refuses random bytes and files of a newer format', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      expect(decodeTracks(bytes)).toBeNull();
    }),
  );
  const bytes = encodeTracks(buildTracks(someEvents({ players: 1, minutes: 1 })));
  bytes[2] = 2;
  expect(decodeTracks(bytes)).toBeNull();
});

test('packs a match of 100 players and 30 minutes into 150 KB', () => {
  expect(brotliCompressSync(longMatch()).byteLength).toBeLessThan(150 * 1024);
});

import { brotliCompressSync } from 'node:zlib';
import { someEvents } from '../testing/index.ts';
import { buildTracks, decodeTracks, encodeTracks, type Tracks } from './index.ts';

/** A match of 100 players and 30 minutes, all of them alive to the end. */
const longMatch = () => buildTracks(someEvents({ players: 100, minutes: 30 }));

const place = { x: 4_120.5, y: 3_300 };
const circle = { ...place, radius: 1_200.2 };

/** A match in which all of a replay occurs. */
const tracks: Tracks = {
  ...buildTracks(someEvents({ players: 8, minutes: 5 })),
  vehicles: ['BP_ATV_C'],
  zones: [
    { at: 100, blue: circle, white: null, red: null, players: 8, teams: 2 },
    { at: 110.5, blue: circle, white: circle, red: circle, players: 7, teams: 2 },
  ],
  phases: [{ at: 100, phase: 1 }],
  log: [
    {
      type: 'knock',
      at: 90.1,
      by: 1,
      whom: 5,
      weapon: 'WeapHK416_C',
      distance: 81.2,
      byPlace: place,
      whomPlace: place,
    },
    {
      type: 'kill',
      at: 95,
      by: null,
      whom: 5,
      weapon: null,
      distance: null,
      byPlace: null,
      whomPlace: place,
    },
  ],
  shots: [{ at: 89.5, by: 1, whom: 5 }],
  fights: [{ from: 80, to: 95, teams: [1, 2], place }],
  packages: [{ at: 200, ...place }],
  flight: { from: { x: 0, y: 0 }, to: place },
};

const decode = (file: unknown) => decodeTracks(JSON.parse(JSON.stringify(file)));

test('reads what it wrote', () => {
  const { players, ...rest } = tracks;
  const read = decode(encodeTracks(tracks));
  expect(read).toMatchObject(rest);
  expect(read?.players.map(({ track: _, ...player }) => player)).toEqual(
    players.map(({ track: _, ...player }) => ({ ...player, landing: expect.anything() })),
  );
  if (read) expect(decode(encodeTracks(read))).toEqual(read);
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
  const [player] = decode(encodeTracks(buildTracks({ ...given, events: [event] })))?.players ?? [];
  expect([...(player?.track.x ?? [])]).toEqual([100]);
  expect([...(player?.track.y ?? [])]).toEqual([100]);
  expect(player?.track.at[0]).toBeCloseTo(12.3);
  expect([...(player?.track.health ?? [])]).toEqual([10]);
});

test.each([
  ['of a newer format', { version: 2 }],
  ['that lacks a part', { log: undefined }],
  ['that names a player who did not play', { shots: [{ at: 1, by: 0, whom: 8 }] }],
])('refuses a file %s', (_what, change) => {
  expect(decode({ ...encodeTracks(tracks), ...change })).toBeNull();
});

test('packs a match of 100 players and 30 minutes into 150 KB', () => {
  expect(brotliCompressSync(JSON.stringify(encodeTracks(longMatch()))).byteLength).toBeLessThan(150 * 1024);
});

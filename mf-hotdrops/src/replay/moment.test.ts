import { someEvents } from '@hotdrop/shared-domain/testing';
import { buildTracks, type MatchEvent, type Place, type Tracks } from '@hotdrop/shared-domain/tracks';
import { countKills, findFollowed, findPlayer, listTeams, teamOf } from './moment.ts';

const at = (time: number, account: number, place: Place): MatchEvent => ({
  kind: 'position',
  at: time,
  accountId: `account.${account}`,
  place,
  altitude: 0,
  health: 80,
  vehicle: null,
});

const aKill = (time: number, by: number | null, whom: number): MatchEvent => ({
  kind: 'kill',
  at: time,
  by: by === null ? null : `account.${by}`,
  whom: `account.${whom}`,
  weapon: 'WeapAK47_C',
  distance: 10,
  byPlace: by === null ? null : { x: 0, y: 0 },
  whomPlace: { x: 9, y: 9 },
});

/** A match of two teams of four with these events only. */
const match = (...events: MatchEvent[]): Tracks => buildTracks({ ...someEvents(), events });
const first = (tracks: Tracks) => {
  const [player] = tracks.players;
  if (!player) throw new Error('No player.');
  return player;
};

test('a player moves evenly between two points', () => {
  const player = first(match(at(10, 0, { x: 100, y: 200 }), at(20, 0, { x: 200, y: 400 })));
  expect(findPlayer(player, 15)).toMatchObject({ x: 150, y: 300, health: 80, isDead: false });
  expect(findPlayer(player, 0)).toMatchObject({ x: 100, y: 200 });
  expect(findPlayer(player, 99)).toMatchObject({ x: 200, y: 400 });
});

test('a player stays while the log has a gap', () => {
  const player = first(match(at(10, 0, { x: 100, y: 100 }), at(200, 0, { x: 900, y: 900 })));
  expect(findPlayer(player, 190)).toMatchObject({ x: 100, y: 100 });
});

test('a dead player stays where they died', () => {
  const player = first(match(at(10, 0, { x: 100, y: 100 }), aKill(12, 4, 0), at(20, 0, { x: 500, y: 500 })));
  expect(findPlayer(player, 11)?.isDead).toBe(false);
  expect(findPlayer(player, 30)).toMatchObject({ x: 9, y: 9, isDead: true });
});

test('the place of a player whom the log never names is unknown', () => {
  expect(findPlayer(first(match()), 5)).toBeNull();
});

test('kills of teammates and by the zone count for no one', () => {
  const tracks = match(aKill(5, 4, 0), aKill(6, 5, 4), aKill(7, null, 1));
  expect(countKills(tracks)).toEqual([0, 0, 0, 0, 1, 0, 0, 0]);
  expect(countKills(tracks, 4)).toEqual(Array(8).fill(0));
});

test('follows the named player, or the best of the winners', () => {
  const tracks = match(at(1, 1, { x: 1, y: 1 }), at(1, 2, { x: 1, y: 1 }), aKill(5, 2, 4));
  expect(findFollowed(tracks, 'Player6')).toBe(6);
  expect(findFollowed(tracks, 'account.6')).toBe(6);
  expect(findFollowed(tracks, 'Someone')).toBe(2);
  expect(findFollowed({ players: [], log: [] }, null)).toBeNull();
});

test('players without a team are teams of their own', () => {
  const alone = { ...someEvents(), members: someEvents().members.map((one) => ({ ...one, teamId: null })) };
  const teams = listTeams(buildTracks(alone));
  expect(teams).toHaveLength(8);
  expect(teamOf(teams, 3)?.members).toEqual([3]);
});

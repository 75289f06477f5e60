import { someEvents } from '@hotdrop/shared-domain/testing';
import { buildTracks, type MatchEvent, type Place } from '@hotdrop/shared-domain/tracks';
import { createModel, findZone, isKnocked } from './moment.ts';

const place: Place = { x: 100, y: 100 };
const knock = (at: number, whom: number): MatchEvent => ({
  kind: 'knock',
  at,
  by: 'account.4',
  whom: `account.${whom}`,
  weapon: null,
  distance: 5,
  byPlace: place,
  whomPlace: place,
});
const kill = (at: number, by: number, whom: number): MatchEvent => ({
  kind: 'kill',
  at,
  by: `account.${by}`,
  whom: `account.${whom}`,
  weapon: null,
  distance: 5,
  byPlace: place,
  whomPlace: place,
});
const health = (at: number, account: number, value: number): MatchEvent => ({
  kind: 'position',
  at,
  accountId: `account.${account}`,
  place,
  altitude: 0,
  health: value,
  vehicle: null,
});
const zone = (at: number, radius: number): MatchEvent => ({
  kind: 'zone',
  at,
  blue: { x: 4_000, y: 4_000, radius },
  white: { x: 4_000, y: 4_000, radius: 500 },
  red: null,
  alivePlayers: 8,
  aliveTeams: 2,
});
const model = (...events: MatchEvent[]) => createModel(buildTracks({ ...someEvents(), events }), (id) => id);
const knockedFrom = (...events: MatchEvent[]) => {
  const one = model(...events);
  return [9, 10, 30, 60, 99, 100].filter((at) => isKnocked(one, 0, at));
};

describe('a knocked player', () => {
  it.each<[string, MatchEvent[], number[]]>([
    ['is up again when their health grows', [knock(10, 0), health(20, 0, 0), health(60, 0, 10)], [10, 30]],
    ['is up again when they knock or kill', [knock(10, 0), kill(30, 0, 5)], [10]],
    ['is knocked until they die', [knock(10, 0), kill(60, 4, 0)], [10, 30]],
    ['is up again after 90 seconds without news', [knock(10, 0)], [10, 30, 60, 99]],
  ])('%s', (_, events, expected) => {
    expect(knockedFrom(...events)).toEqual(expected);
  });
});

describe('the zone', () => {
  it('closes evenly between two entries of the log', () => {
    const one = model(zone(100, 2_000), zone(110, 1_000));
    expect(findZone(one, 105)?.blue.radius).toBe(1_500);
  });

  it('says when it stops closing', () => {
    const one = model(zone(100, 2_000), zone(110, 1_500), zone(120, 1_000), zone(130, 1_000));
    expect(findZone(one, 105)?.closesIn).toBe(15);
    expect(findZone(one, 125)?.closesIn).toBeNull();
  });

  it('is unknown before its first entry', () => {
    expect(findZone(model(zone(100, 2_000)), 50)).toBeNull();
  });
});

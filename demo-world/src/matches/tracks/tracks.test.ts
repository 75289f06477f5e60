import { geography } from '@hotdrop/shared-domain/game/pubg/geography';
import type { EliminationEvent, MatchEvent, PositionEvent, ZoneEvent } from '@hotdrop/shared-domain/tracks';
import { type DemoMatch, DemoWorld } from '../../world.ts';

const now = Date.parse('2026-11-20T13:37:11Z');
const day = 86_400_000;
const world = new DemoWorld(7, 0.05);

interface Played extends DemoMatch {
  readonly events: readonly MatchEvent[];
}

const played: Played[] = [];

beforeAll(async () => {
  const ids = new Set<string>();
  for (const person of world.people.slice(0, 60)) {
    const matches = await world.matchesOf(person, now - 20 * day, now, async () => new Set<string>());
    for (const { head } of matches) ids.add(head.id);
  }
  for (const id of ids) {
    const match = world.match(id, now);
    if (!match) continue;
    const sameKind = played.filter(
      ({ head }) => head.mapName === match.head.mapName && head.gameMode === match.head.gameMode,
    );
    if (sameKind.length < 3) played.push({ ...match, events: world.eventsOf(id, now) ?? [] });
    if (played.length === 60) break;
  }
});

const isRoyale = ({ head }: Played) => !['tdm', 'training'].includes(head.gameMode);
const royales = () => played.filter(isRoyale);
const positionsOf = ({ events }: Played) =>
  Map.groupBy(
    events.filter((event): event is PositionEvent => event.kind === 'position'),
    ({ accountId }) => accountId,
  );
const eliminationsOf = ({ events }: Played) =>
  events.filter((event): event is EliminationEvent => event.kind === 'knock' || event.kind === 'kill');
const zonesOf = ({ events }: Played) => events.filter((event): event is ZoneEvent => event.kind === 'zone');
const landedAt = ({ events }: Played) =>
  new Map(events.flatMap((event) => (event.kind === 'landing' ? [[event.accountId, event.at]] : [])));
const apart = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

test('plays matches of many maps and modes, at the latest until their end', () => {
  expect(played.length).toBeGreaterThanOrEqual(50);
  expect(new Set(played.map(({ head }) => head.mapName)).size).toBeGreaterThanOrEqual(6);
  expect(new Set(played.map(({ head }) => head.gameMode)).size).toBeGreaterThanOrEqual(6);
  for (const { head, events } of played) {
    const times = events.map(({ at }) => at);
    expect(times.findIndex((at, i) => at < (times[i - 1] ?? 0))).toBe(-1);
    expect(times[0]).toBeGreaterThanOrEqual(0);
    expect(times.at(-1)).toBeLessThanOrEqual(head.duration + 0.1);
  }
});

test('answers the same for the same match, and nothing for matches of another world', () => {
  const again = new DemoWorld(7, 0.05);
  for (const { head, events } of played.slice(0, 5)) {
    // A difference of thousands of events would take minutes to print.
    expect(JSON.stringify(again.eventsOf(head.id, now)) === JSON.stringify(events)).toBe(true);
    expect(new DemoWorld(8, 0.05).eventsOf(head.id, now)).toBeNull();
  }
});

test('lets players meet for each entry of the kill log, at its distance', () => {
  for (const match of played) {
    const log = world.killLog(match.head.id, now) ?? [];
    const met = eliminationsOf(match);
    expect(met.map(({ kind, by, whom }) => [kind, by, whom])).toEqual(
      log.map(({ type, by, whom }) => [type, by?.playerId ?? null, whom.playerId]),
    );
    for (const [i, { at, distance, byPlace, whomPlace }] of met.entries()) {
      expect(Math.abs(at - (log[i]?.at ?? 0))).toBeLessThanOrEqual(0.6);
      expect(distance).toBe(log[i]?.distance);
      if (byPlace) expect(Math.abs(apart(byPlace, whomPlace) - (distance ?? 0))).toBeLessThan(2);
    }
  }
});

test('moves players at the speed of walkers, vehicles, and parachutes', () => {
  const tooFast: string[] = [];
  for (const match of played) {
    const landed = landedAt(match);
    for (const [accountId, positions] of positionsOf(match)) {
      for (const [i, to] of positions.entries()) {
        const from = positions[i - 1];
        if (!from) continue;
        const isInAir = from.at < (landed.get(accountId) ?? 0);
        const speed = isInAir ? 140 : to.vehicle ? 25 : 6.5;
        // Rounded times and places of two steps within a second.
        if (apart(from.place, to.place) > speed * (to.at - from.at + 0.1) + 2)
          tooFast.push(`${match.head.id} ${accountId} at ${to.at}`);
      }
    }
  }
  expect(tooFast).toEqual([]);
});

test('keeps everyone on the map, and moves no player after their death', () => {
  for (const match of played) {
    const size = geography[match.head.mapName.toLowerCase()]?.size ?? 1000;
    const ends = new Map(match.members.map(({ playerId, timeSurvived }) => [playerId, timeSurvived]));
    for (const [accountId, positions] of positionsOf(match)) {
      expect(positions.at(-1)?.at).toBeLessThanOrEqual((ends.get(accountId) ?? 0) + 0.6);
      const places = positions.flatMap(({ place }) => [place.x, place.y]);
      expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...places)).toBeLessThanOrEqual(size);
    }
  }
});

test('ends with the winners inside of the last circle', () => {
  for (const match of royales()) {
    const last = zonesOf(match).at(-1)?.blue;
    if (!last) throw new Error('A match without a zone');
    const positions = positionsOf(match);
    const alive = match.members.filter(({ deaths }) => deaths === 0);
    expect(alive.length).toBeGreaterThan(0);
    for (const { playerId, teamRank } of alive) {
      expect(teamRank).toBe(1);
      expect(apart(positions.get(playerId)?.at(-1)?.place ?? { x: 0, y: 0 }, last)).toBeLessThan(
        last.radius + 1,
      );
    }
  }
});

test('shrinks the circles, and players whom the zone kills are outside', () => {
  let caught = 0;
  for (const match of royales()) {
    const zones = zonesOf(match);
    const radii = zones.map(({ blue }) => blue.radius);
    expect(radii).toEqual(radii.toSorted((a, b) => b - a));
    for (const { blue, white } of zones)
      if (white) expect(apart(blue, white) + white.radius).toBeLessThan(blue.radius + 1);
    const closed = zones.find(({ blue, white }) => white && blue.radius - white.radius < 1)?.at ?? 0;
    for (const { at, by, weapon, whomPlace } of eliminationsOf(match)) {
      if (by || weapon === 'None' || at < closed) continue;
      const next = zones.find((zone) => zone.at >= at);
      if (next) expect(apart(whomPlace, next.blue)).toBeGreaterThan(next.blue.radius);
      caught += 1;
    }
  }
  expect(caught).toBeGreaterThan(20);
});

test('lands everyone once, before their first fight, mostly in towns and most in the hot ones', () => {
  const towns = new Map<string, number>();
  let total = 0;
  for (const match of royales()) {
    const landed = landedAt(match);
    expect(landed.size).toBe(match.members.length);
    for (const { at, by, whom } of eliminationsOf(match))
      for (const id of [by, whom]) if (id) expect(landed.get(id)).toBeLessThan(at);
    const known = geography[match.head.mapName.toLowerCase()]?.towns ?? [];
    for (const event of match.events) {
      if (event.kind !== 'landing' || known.length === 0) continue;
      const town = known.find(({ x, y, radius }) => apart(event.place, { x, y }) < radius * 1.25);
      towns.set(town?.id ?? 'elsewhere', (towns.get(town?.id ?? 'elsewhere') ?? 0) + 1);
      total += 1;
    }
  }
  const share = (...ids: string[]) => ids.reduce((sum, id) => sum + (towns.get(id) ?? 0), 0) / total;
  expect(share('elsewhere')).toBeLessThan(0.2);
  expect(share('pochinki', 'school')).toBeGreaterThan(share('kameshki', 'zharki', 'quarry', 'stalber') * 2);
  expect(towns.size).toBeGreaterThan(40);
});

test("divides each player's damage among hits, and health falls to 0 with a death", () => {
  let dealt = 0;
  let listed = 0;
  for (const match of royales()) {
    const sums = new Map<string, number>();
    for (const event of match.events)
      if (event.kind === 'damage' && event.by) sums.set(event.by, (sums.get(event.by) ?? 0) + event.amount);
    for (const { playerId, damageDealt } of match.members) {
      dealt += damageDealt;
      listed += sums.get(playerId) ?? 0;
      expect(sums.get(playerId) ?? 0).toBeLessThanOrEqual(damageDealt + 0.05);
    }
    const deaths = new Set(match.members.flatMap(({ playerId, deaths }) => (deaths > 0 ? [playerId] : [])));
    for (const [accountId, positions] of positionsOf(match)) {
      const last = positions.at(-1)?.health ?? 0;
      if (deaths.has(accountId)) expect(last).toBe(0);
      else expect(last).toBeGreaterThan(0);
    }
  }
  expect(listed / dealt).toBeGreaterThan(0.85);
});

test('knows neither flight nor zone in training and team deathmatch', () => {
  const others = played.filter((match) => !isRoyale(match));
  expect(new Set(others.map(({ head }) => head.gameMode))).toEqual(new Set(['tdm', 'training']));
  for (const { head, events } of others) {
    const kinds = new Set(events.map(({ kind }) => kind));
    for (const kind of ['landing', 'zone', 'phase', 'package'] as const) expect(kinds).not.toContain(kind);
    expect(kinds.has('kill')).toBe(head.gameMode === 'tdm');
    const heights = events.flatMap((event) => (event.kind === 'position' ? [event.altitude] : []));
    expect(Math.max(...heights)).toBeLessThan(100);
  }
});

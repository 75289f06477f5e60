import type { Fight, Tracks } from './file.ts';
import type { MatchEvent, Place, PositionEvent } from './types.ts';

/** Damage of one team to another. */
export interface Hit {
  readonly at: number;
  readonly teams: readonly [number, number];
  readonly place: Place;
}

/** A fight is over after this many seconds without damage. */
const pause = 30;
/** Damage farther from the middle of a fight, in meters, belongs to another one. */
const range = 300;

interface OpenFight {
  readonly from: number;
  to: number;
  readonly teams: Set<number>;
  x: number;
  y: number;
  hits: number;
}

/** Groups hits, oldest first, into fights: the same teams near each other without a pause. */
export const findFights = (hits: readonly Hit[]): Fight[] => {
  const fights: OpenFight[] = [];
  let open: OpenFight[] = [];
  for (const { at, teams, place } of hits) {
    open = open.filter(({ to }) => at - to <= pause);
    const found = open.find(
      (fight) =>
        teams.some((team) => fight.teams.has(team)) &&
        Math.hypot(place.x - fight.x, place.y - fight.y) <= range,
    );
    const fight = found ?? { from: at, to: at, teams: new Set<number>(), x: 0, y: 0, hits: 0 };
    if (!found) {
      fights.push(fight);
      open.push(fight);
    }
    fight.to = at;
    fight.hits += 1;
    fight.x += (place.x - fight.x) / fight.hits;
    fight.y += (place.y - fight.y) / fight.hits;
    for (const team of teams) fight.teams.add(team);
  }
  return fights.map(({ from, to, teams, x, y }) => ({
    from,
    to,
    teams: [...teams].sort((a, b) => a - b),
    place: { x, y },
  }));
};

/** Players above this height, in meters, are in the plane or have just jumped. */
const planeAltitude = 1_000;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Positions in the plane: high above the ground, before the player's first landing. */
const listOnBoard = (events: readonly MatchEvent[]): PositionEvent[] => {
  const landed = new Map<string, number>();
  for (const event of events)
    if (event.kind === 'landing' && !landed.has(event.accountId)) landed.set(event.accountId, event.at);
  return events.filter(
    (event): event is PositionEvent =>
      event.kind === 'position' &&
      event.altitude > planeAltitude &&
      event.at < (landed.get(event.accountId) ?? Number.POSITIVE_INFINITY),
  );
};

/** The part of a line that is on the map, as distances along it. */
const clip = (start: Place, direction: Place, size: number): readonly [number, number] | null => {
  let from = Number.NEGATIVE_INFINITY;
  let to = Number.POSITIVE_INFINITY;
  for (const axis of ['x', 'y'] as const) {
    if (direction[axis] === 0) {
      if (start[axis] < 0 || start[axis] > size) return null;
      continue;
    }
    const edges = [0, size].map((edge) => (edge - start[axis]) / direction[axis]);
    from = Math.max(from, Math.min(...edges));
    to = Math.min(to, Math.max(...edges));
  }
  return from < to && Number.isFinite(from) && Number.isFinite(to) ? [from, to] : null;
};

/** The path of the plane across the map: the straight line with constant speed that is nearest to all positions on board. */
export const findFlight = (events: readonly MatchEvent[], size: number): Tracks['flight'] => {
  const seen = listOnBoard(events);
  const start = mean(seen.map(({ at }) => at));
  const middle = { x: mean(seen.map(({ place }) => place.x)), y: mean(seen.map(({ place }) => place.y)) };
  const spread = seen.reduce((sum, { at }) => sum + (at - start) ** 2, 0);
  if (spread === 0) return null;
  const speed = (axis: keyof Place): number =>
    seen.reduce((sum, { at, place }) => sum + (at - start) * (place[axis] - middle[axis]), 0) / spread;
  const direction = { x: speed('x'), y: speed('y') };
  const ends = clip(middle, direction, size);
  if (!ends) return null;
  const placeAt = (along: number): Place => ({
    x: middle.x + direction.x * along,
    y: middle.y + direction.y * along,
  });
  return { from: placeAt(ends[0]), to: placeAt(ends[1]) };
};

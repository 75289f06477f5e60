import { bell, draw, drawIn, hashText, pick, salts } from '../../random.ts';
import type { Hit, Part, PlayedMatch } from '../simulate-match.ts';
import type { Battleground, Spot } from './battleground.ts';
import { distanceBetween, offsetBy, type Point, reachIn } from './geometry.ts';
import { drawInCircle } from './zones.ts';

/** The plane crosses a large map in about a minute. Meters in a second. */
const crossing = { seconds: 62, min: 55 } as const;
export const planeAltitude = 1500;
/** Seconds of the fastest fall, the distance that it covers, and the speed of a parachute over the ground. */
const fall = { seconds: 27, distance: 350, speed: 24 } as const;
/** How far the plane passes beside the first place at most, in meters. */
const aside = { min: -260, range: 520 } as const;
/** How far the direction differs from the way to the middle of the map, in radians. */
const turn = { min: -0.9, range: 1.8 } as const;

/** The way of the plane. It is over the map when the match begins. */
export interface Flight {
  readonly start: Point;
  /** Whole seconds before it leaves the map. */
  readonly length: number;
  placeAt(time: number): Point;
  /** The distance at which the plane passes a place. */
  distanceTo(place: Point): number;
  /** When the plane is next to a place, in seconds. */
  passes(place: Point): number;
}

/** How long a player falls to a place at this distance from the plane. */
const fallTime = (distance: number): number =>
  fall.seconds + Math.max(0, distance - fall.distance) / fall.speed;

/** The plane passes over `first` as late as players who fight at `firstFight` can jump there. */
const drawFlight = ({ size }: Battleground, first: Spot, firstFight: number, roll: () => number): Flight => {
  const speed = Math.max(crossing.min, size / crossing.seconds);
  const middle = { x: size / 2, y: size / 2 };
  const inward = Math.atan2(middle.y - first.y, middle.x - first.x);
  const isInMiddle = distanceBetween(first, middle) < size / 8;
  const angle = isInMiddle ? roll() * 2 * Math.PI : inward + drawIn(turn, roll);
  const over = offsetBy(first, drawIn(aside, roll) * Math.min(1, size / 8000), angle + Math.PI / 2);
  const isOnMap = ({ x, y }: Point) => Math.min(x, y) >= 0 && Math.max(x, y) <= size;
  let late = Math.max(0, firstFight - fall.seconds - 6);
  while (late > 0 && !isOnMap(offsetBy(over, -late * speed, angle))) late = Math.max(0, late - 1);
  const start = offsetBy(over, -late * speed, angle);
  let length = 0;
  while (isOnMap(offsetBy(start, (length + 1) * speed, angle))) length += 1;
  const along = (place: Point) =>
    (place.x - start.x) * Math.cos(angle) + (place.y - start.y) * Math.sin(angle);
  const placeAt = (time: number) => offsetBy(start, time * speed, angle);
  const passes = (place: Point) => Math.min(length, Math.max(0, along(place) / speed));
  return {
    start,
    length,
    placeAt,
    passes,
    distanceTo: (place) => distanceBetween(place, placeAt(passes(place))),
  };
};

export interface Landing {
  readonly at: number;
  /** When the player jumps; null: starts on the ground. */
  readonly jump: number | null;
  place: Point;
}

/** Teams that fight until then, in seconds, land within reach of each other. */
const earlyFights = 420;
/** Players are on the ground this long before their first fight, in seconds. */
const ahead = 1.5;
/** The usual distance to the plane at which people still jump, in meters. */
const usualDistance = 1100;
/** A squad's favorite town has this much more heat. Everyone avoids places with many teams a little. */
const favorite = 18;
const crowd = 0.12;
/** Some teams land at a house beside a road. */
const elsewhere = { chance: 0.22, aside: 130, nearTown: 900 } as const;
/** How a team and its members spread: a share of the town's radius, and meters. */
const spread = { team: 0.36, member: 28, jump: { min: 0, range: 5 } } as const;

const firstFights = (hits: readonly Hit[]): ReadonlyMap<Part, number> => {
  const first = new Map<Part, number>();
  for (const { killer, victim, at } of hits)
    for (const part of [killer, victim]) if (part && !first.has(part)) first.set(part, at);
  return first;
};

/** Where teams land: at a hot town near the plane, and near the teams that they soon fight. */
class LandingPlan {
  readonly flight: Flight;
  readonly towns = new Map<number, Spot>();
  private readonly crowds = new Map<Spot, number>();
  private readonly ground: Battleground;
  private readonly mapSeed: number;
  private readonly roll: () => number;
  private readonly leaders: ReadonlyMap<number, Part>;

  constructor(match: PlayedMatch, ground: Battleground, roll: () => number) {
    this.ground = ground;
    this.mapSeed = hashText(match.map);
    this.roll = roll;
    this.leaders = new Map(match.parts.toReversed().map((part) => [part.team, part]));
    const [first] = match.hits;
    const firstSpot = this.pickSpot(ground.spots, ({ heat }) => heat);
    this.flight = drawFlight(ground, firstSpot, first?.at ?? 60, roll);
    for (const hit of match.hits) if (hit.at < earlyFights) this.assignByHit(hit, firstSpot);
    for (const { team } of match.parts) if (!this.towns.has(team)) this.assign(team, ground.spots);
  }

  private pickSpot(spots: readonly Spot[], weigh: (spot: Spot) => number, drawn = this.roll()): Spot {
    const [first, ...rest] = spots;
    if (!first) throw new Error('A battleground has at least one place to land.');
    return pick<Spot>([[first, weigh(first)], ...rest.map((spot) => [spot, weigh(spot)] as const)], drawn);
  }

  /** When a team that jumps at the best moment lands at a place. */
  landsAt(place: Point): number {
    return this.flight.passes(place) + fallTime(this.flight.distanceTo(place));
  }

  private assign(team: number, spots: readonly Spot[]): Spot {
    const person = this.leaders.get(team)?.person ?? -1;
    const drawn = draw(this.mapSeed, person, salts.favoriteTown);
    const liked = person < 0 ? null : this.pickSpot(this.ground.spots, ({ heat }) => Math.sqrt(heat), drawn);
    const spot = this.pickSpot(spots, (each) => {
      const far = this.flight.distanceTo(each) / usualDistance;
      const heat = each.heat + (each === liked ? favorite : 0);
      return (heat * (Math.exp(-far * far) + 1e-6)) / (1 + crowd * (this.crowds.get(each) ?? 0));
    });
    this.towns.set(team, spot);
    this.crowds.set(spot, (this.crowds.get(spot) ?? 0) + 1);
    return spot;
  }

  /** Gives the teams of a hit towns from which they can meet in time. */
  private assignByHit({ killer, victim, at, distance }: Hit, firstSpot: Spot): void {
    for (const part of [victim, killer]) {
      if (!part || this.towns.has(part.team)) continue;
      const other = part === victim ? killer : victim;
      const near = other && this.towns.get(other.team);
      const inTime = this.ground.spots.filter((spot) => {
        const landed = this.landsAt(spot);
        if (landed > at - ahead * 2) return false;
        if (!near) return true;
        const left = at - Math.max(landed, this.landsAt(near));
        return distanceBetween(spot, near) < reachIn(left) + distance + near.radius;
      });
      this.assign(part.team, inTime.length > 0 ? inTime : [near ?? firstSpot]);
    }
  }

  /** A place in the team's town, or beside a road near it; far from it if the team has time. */
  placeTeam(team: number, firstFight: number): Point {
    const town = this.towns.get(team) ?? this.ground.spots[0];
    if (!town) throw new Error('A battleground has at least one place to land.');
    if (firstFight > earlyFights / 2 && this.roll() < elsewhere.chance) {
      const near = this.ground.roads.roads
        .flatMap((road) => road.points)
        .filter((point) =>
          firstFight > earlyFights
            ? this.flight.distanceTo(point) < usualDistance
            : distanceBetween(point, town) < elsewhere.nearTown,
        );
      const point = near[Math.floor(this.roll() * near.length)];
      if (point) return drawInCircle(point, elsewhere.aside, this.roll);
    }
    return this.scatter(town, town.radius * spread.team);
  }

  /** A place around a center, more often close to it. */
  scatter({ x, y }: Point, size: number): Point {
    return { x: x + bell(this.roll) * size, y: y + bell(this.roll) * size };
  }
}

/** Where and when each player lands. */
export const planLandings = (
  match: PlayedMatch,
  ground: Battleground,
  roll: () => number,
): { readonly flight: Flight; readonly landings: ReadonlyMap<Part, Landing> } => {
  const plan = new LandingPlan(match, ground, roll);
  const first = firstFights(match.hits);
  const landings = new Map<Part, Landing>();
  for (const [team, parts] of Map.groupBy(match.parts, (part) => part.team)) {
    const fight = Math.min(...parts.map((part) => first.get(part) ?? Number.POSITIVE_INFINITY));
    const center = plan.placeTeam(team, fight);
    for (const part of parts) {
      const place = ground.toLand(plan.scatter(center, spread.member));
      const usual = plan.landsAt(place) + drawIn(spread.jump, roll);
      const at = Math.min(usual, (first.get(part) ?? Number.POSITIVE_INFINITY) - ahead);
      const fall = fallTime(plan.flight.distanceTo(place));
      landings.set(part, { at, jump: Math.min(plan.flight.length, Math.max(0, at - fall)), place });
    }
  }
  return { flight: plan.flight, landings };
};

import { bell, draw, drawIn, hashText, pick } from '../../random.ts';
import { salts } from '../../salts.ts';
import type { Hit, Part, PlayedMatch } from '../played-match.ts';
import type { Battleground, Spot } from './battleground.ts';
import { drawFlight, type Flight, fallTime } from './flight.ts';
import { distanceBetween, type Point } from './geometry.ts';
import { reachIn } from './reach.ts';
import { drawInCircle } from './zones.ts';

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

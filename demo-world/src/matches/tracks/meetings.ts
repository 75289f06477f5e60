import type { Hit, Part, PlayedMatch } from '../simulate-match.ts';
import type { Battleground } from './battleground.ts';
import {
  type Circle,
  crawling,
  distanceBetween,
  type Point,
  pullInto,
  pushOut,
  reachIn,
} from './geometry.ts';
import type { Landing } from './landings.ts';
import type { Zones } from './zones.ts';

/** Where a player is at a certain time: at a landing, in a fight, or at the end of the match. */
export interface Stop {
  readonly part: Part;
  readonly at: number;
  readonly hit: Hit | null;
  x: number;
  y: number;
  /** How easily the place moves while all conditions are brought together. */
  readonly ease: number;
  readonly region: 'any' | 'inside' | 'outside';
  /** The blue zone at that time. */
  readonly blue: Circle;
}

/** Two stops that are at most, or exactly, a distance apart. */
interface Link {
  readonly a: Stop;
  readonly b: Stop;
  readonly length: number;
  readonly isExact: boolean;
}

const ease = { landing: 0.2, fight: 1 } as const;
/** Members of a team fight this close to each other, in meters, if the times are within `together` seconds. */
const company = { distance: 110, together: 90, strength: 0.25 } as const;
/** Players stay this far inside of the circle, as a share and in meters, and die at least this far outside. */
const inset = { share: 0.94, meters: 2 } as const;
const outside = 18;
/** How much of a player's health the zone takes, for how many seconds, and how long after another fight. */
const caught = { health: 85, most: 110, least: 8, rest: 40 } as const;
/** How deep in the circle a team stays, as a share of the radius, and how early it moves, in seconds. */
const depth = { min: 0.35, range: 0.5 } as const;
const early = 90;
const rounds = { most: 420, least: 80, loose: 60, between: 20 } as const;
/** Meters. */
const exactness = 0.3;
const slack = 1.12;

const listHitStops = (hit: Hit, zones: Zones, home: (part: Part, time: number) => Point): Stop[] => {
  const { at, killer, victim, distance } = hit;
  const byZone = victim.death === 'byzone' && !killer;
  const blue = zones.blueAt(at);
  const isFarShot = distance > blue.radius * 1.2;
  const stop = (part: Part, region: Stop['region']): Stop => ({
    part,
    at,
    hit,
    region,
    blue,
    ease: ease.fight,
    ...home(part, at),
  });
  const region = byZone && at > zones.firstClosed ? 'outside' : isFarShot ? 'any' : 'inside';
  return [stop(victim, region), ...(killer ? [stop(killer, 'inside')] : [])];
};

/** The stop at which the blue zone catches a player whom it kills: as long before as the zone needs for that. */
const findCatch = (death: Stop, stops: readonly Stop[], zones: Zones): Stop[] => {
  const burning = Math.min(caught.most, caught.health / zones.burnAt(death.at));
  const before = stops.filter(({ part, at }) => part === death.part && at < death.at).map(({ at }) => at);
  const at = Math.max(death.at - burning, zones.firstClosed, ...before.map((time) => time + caught.rest));
  return death.at - at < caught.least ? [] : [{ ...death, at, hit: null, blue: zones.blueAt(at) }];
};

const linkChain = (stops: readonly Stop[]): Link[] =>
  stops.slice(1).flatMap((b, i) => {
    const a = stops[i];
    if (!a) return [];
    const isDown = a.hit?.type === 'knock' && a.hit.victim === a.part;
    const length = isDown ? 1 + crawling * (b.at - a.at) : reachIn(b.at - a.at);
    return [{ a, b, length, isExact: false }];
  });

const linkCompany = (stops: readonly Stop[]): Link[] =>
  stops.slice(1).flatMap((b, i) => {
    const a = stops[i];
    if (!a || a.part === b.part || b.at - a.at > company.together) return [];
    return [{ a, b, length: company.distance + reachIn(b.at - a.at), isExact: false }];
  });

/** Moves the stops of a link to their distance. Returns by how much they missed it. */
const tighten = ({ a, b, length, isExact }: Link, strength: number, angle: number): number => {
  const distance = distanceBetween(a, b);
  const error = distance - length;
  if (isExact ? error === 0 : error <= 0) return 0;
  const [ux, uy] =
    distance > 0.01 ? [(b.x - a.x) / distance, (b.y - a.y) / distance] : [Math.cos(angle), Math.sin(angle)];
  const part = (error * strength) / (a.ease + b.ease);
  a.x += ux * part * a.ease;
  a.y += uy * part * a.ease;
  b.x -= ux * part * b.ease;
  b.y -= uy * part * b.ease;
  return Math.abs(error);
};

const place = (stop: Stop, ground: Battleground): void => {
  const { blue } = stop;
  let point: Point = stop;
  if (stop.region === 'inside') point = pullInto(stop, blue, blue.radius * inset.share - inset.meters);
  else if (stop.region === 'outside') point = pushOut(stop, blue, blue.radius + outside);
  const { x, y } = ground.toLand(point);
  stop.x = x;
  stop.y = y;
};

/**
 * Finds where all fights of a match take place: every pair at the distance of its log entry, and every player able to
 * get from one fight to the next in time. Each condition moves the places a little, again and again, until all hold.
 */
export const planMeetings = (
  match: PlayedMatch,
  landings: ReadonlyMap<Part, Landing>,
  zones: Zones,
  ground: Battleground,
  roll: () => number,
): ReadonlyMap<Part, readonly Stop[]> => {
  const depths = new Map(match.parts.map(({ team }) => [team, depth.min + depth.range * roll()]));
  const placeOf = (part: Part) => landings.get(part)?.place ?? { x: ground.size / 2, y: ground.size / 2 };
  const home = (part: Part, time: number) => {
    const blue = zones.blueAt(time + early);
    return pullInto(placeOf(part), blue, blue.radius * (depths.get(part.team) ?? 1));
  };
  const stops: Stop[] = match.parts.map((part) => ({
    ...{
      part,
      at: landings.get(part)?.at ?? 0,
      hit: null,
      ease: ease.landing,
      region: 'any',
      blue: zones.blueAt(0),
    },
    ...placeOf(part),
  }));
  const exact: Link[] = [];
  for (const hit of match.hits) {
    const [victim, killer] = listHitStops(hit, zones, home);
    if (victim) stops.push(victim);
    if (killer) stops.push(killer);
    if (victim && killer) exact.push({ a: killer, b: victim, length: hit.distance, isExact: true });
  }
  for (const part of match.parts) {
    if (part.death !== 'alive' || part.end < match.duration) continue;
    const at = match.duration;
    const blue = zones.blueAt(at);
    stops.push({ part, at, hit: null, ease: ease.fight, region: 'inside', blue, ...home(part, at) });
  }
  for (const stop of [...stops]) if (stop.region === 'outside') stops.push(...findCatch(stop, stops, zones));
  stops.sort((a, b) => a.at - b.at);
  const byPart = Map.groupBy(stops, ({ part }) => part);
  const chains = [...byPart.values()].flatMap(linkChain);
  const fights = stops.filter(({ hit }) => hit);
  const companies = [...Map.groupBy(fights, ({ part }) => part.team).values()].flatMap(linkCompany);
  for (let round = 0; round < rounds.most; round++) {
    let miss = 0;
    if (round < rounds.loose)
      for (const link of companies) tighten(link, company.strength, roll() * 2 * Math.PI);
    for (const stop of stops) place(stop, ground);
    for (const link of chains) miss = Math.max(miss, tighten(link, 1, 0) / (link.length * (slack - 1) + 1));
    for (const link of exact) miss = Math.max(miss, tighten(link, 1, round) / exactness);
    if (round > rounds.least && miss < 1) break;
  }
  return byPart;
};

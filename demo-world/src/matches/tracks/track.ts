import { dice, draw, mix } from '../../random.ts';
import type { Part } from '../simulate-match.ts';
import type { Battleground } from './battleground.ts';
import {
  between,
  crawling,
  distanceBetween,
  maxSpeed,
  needsVehicle,
  offsetBy,
  type Point,
  pullInto,
  pushOut,
} from './geometry.ts';
import { type Flight, type Landing, planeAltitude } from './landings.ts';
import type { Stop } from './meetings.ts';
import { createReader, travel, type Waypoint } from './team-routes.ts';
import type { Zones } from './zones.ts';

/** A loss of health. `isLast`: the player goes down or dies. */
export interface Loss {
  readonly at: number;
  readonly amount: number;
  readonly isLast: boolean;
}

const full = 100;
/** Players heal this long after the last hit, in seconds, and this much in a second. */
const healing = { after: 9, speed: 4.5 } as const;
/** The health after a hit that the log does not count as a knock. */
const least = 3;

interface Mark {
  readonly at: number;
  readonly health: number;
}

/** Reads a player's health at rising times: it falls with each loss and rises while nothing happens. */
export const createHealth = (losses: readonly Loss[]): ((time: number) => number) => {
  const marks: Mark[] = [{ at: 0, health: full }];
  let health = full;
  let last = 0;
  for (const { at, amount, isLast } of losses.toSorted((a, b) => a.at - b.at)) {
    if (health === 0) break;
    const rested = Math.max(0, at - last - healing.after);
    const healed = Math.min(full, health + rested * healing.speed);
    if (healed > health) {
      const start = last + healing.after;
      marks.push({ at: start, health }, { at: start + (healed - health) / healing.speed, health: healed });
    }
    marks.push({ at, health: healed });
    health = isLast ? 0 : Math.max(least, healed - amount);
    marks.push({ at, health });
    last = at;
  }
  if (health > 0 && health < full) {
    const start = last + healing.after;
    marks.push({ at: start, health }, { at: start + (full - health) / healing.speed, health: full });
  }
  let i = 0;
  return (time) => {
    while (i < marks.length - 1 && (marks[i + 1]?.at ?? 0) <= time) i++;
    const from = marks[i];
    const to = marks[i + 1];
    if (!from) return full;
    if (!to || to.at <= from.at) return from.health;
    return from.health + ((to.health - from.health) * (time - from.at)) / (to.at - from.at);
  };
};

/** A player at a time. */
export interface Step extends Point {
  readonly at: number;
  readonly altitude: number;
  drives: boolean;
}

/** Seconds between steps. */
const stepLength = 5;
/** How far members of a team walk around its way: while they loot, later, and in a vehicle. Meters. */
const around = { loot: 40, later: 17, drive: 0.5 } as const;
const lootTime = 190;
/** A player walks to another place near the team's way after this time, in seconds. */
const change = 26;
/** Players walk ahead of the blue zone by this time and share of the radius; those it has caught stay outside. */
const zone = { ahead: 12, share: 0.95, outside: 8 } as const;
/** Faster ones sit in a vehicle; shorter breaks of a ride, in seconds, are a part of it. */
const walkingSpeed = 6.3;
const rideBreak = 12;

/** Hills, in meters. */
const heightAt = ({ x, y }: Point): number =>
  30 + 14 * Math.sin(x / 610 + 1) + 10 * Math.cos(y / 470) + 5 * Math.sin((x + y) / 190);

/** Players dive, in meters a second, and open their parachute at this height at the latest. */
const dive = 50;
const parachute = 620;

const fallThrough = (flight: Flight, landing: Landing, jump: number): Step[] => {
  const steps: Step[] = [];
  const ground = heightAt(landing.place);
  for (let at = 0; at < landing.at - 1; at += stepLength) {
    const share = Math.max(0, (at - jump) / (landing.at - jump));
    const place = between(flight.placeAt(Math.min(at, jump)), landing.place, share);
    const dived = planeAltitude - dive * Math.max(0, at - jump);
    const altitude = Math.max(dived, ground + parachute * (1 - share));
    steps.push({ ...place, at, altitude, drives: false });
  }
  return steps;
};

interface Next {
  readonly stop: Stop;
  readonly isFar: boolean;
  readonly usual: number;
  readonly top: number;
}

/** The nearest place to the wanted one from which the next stop can be reached in time. */
const walkToward = (from: Step, wanted: Point, at: number, next: Next, isDriven: boolean): Point => {
  const time = at - from.at;
  const left = next.stop.at - at;
  const speed = isDriven ? next.top : next.usual;
  const inReach = pullInto(wanted, next.stop, next.usual * left);
  const place = pullInto(inReach, from, speed * time);
  if (distanceBetween(place, next.stop) <= next.usual * left + 0.1) return place;
  return between(from, next.stop, time / (time + left));
};

const describeNext = (from: Step, stop: Stop, isDown: boolean): Next => {
  if (isDown) return { stop, isFar: false, usual: crawling * 1.5, top: crawling * 1.5 };
  const isFar = needsVehicle(distanceBetween(from, stop), stop.at - from.at);
  return { stop, isFar, usual: isFar ? maxSpeed.driving : maxSpeed.onFoot, top: maxSpeed.driving };
};

const joinRides = (steps: readonly Step[]): void => {
  let last: number | undefined;
  for (const [i, step] of steps.entries()) {
    if (!step.drives) continue;
    if (last !== undefined && step.at - (steps[last]?.at ?? 0) <= rideBreak)
      for (const gap of steps.slice(last, i)) gap.drives = true;
    last = i;
  }
};

interface TrackOptions {
  readonly part: Part;
  readonly landing: Landing;
  readonly stops: readonly Stop[];
  readonly way: readonly Waypoint[];
  readonly flight: Flight | null;
  readonly zones: Zones;
  readonly ground: Battleground;
  readonly seed: number;
}

/** The steps of a player: with the team along its way, and at each of their own stops in time. */
export const createTrack = (options: TrackOptions): readonly Step[] => {
  const { part, landing, stops, way, flight, zones, ground, seed } = options;
  const steps = flight && landing.jump !== null ? fallThrough(flight, landing, landing.jump) : [];
  const read = createReader(way);
  const drawOffset = (number: number, size: number) =>
    offsetBy(
      { x: 0, y: 0 },
      Math.sqrt(draw(seed, part.index, number, 1)) * size,
      draw(seed, part.index, number, 2) * 2 * Math.PI,
    );
  const wantAt = (at: number, follow: (time: number) => Waypoint): Waypoint => {
    const team = follow(at);
    const blue = zones.blueAt(at + zone.ahead);
    const size = at - landing.at < lootTime ? around.loot : around.later;
    const number = Math.floor(at / change);
    const limit = team.drives ? around.drive : Math.min(size, blue.radius * 0.4);
    const offset = between(drawOffset(number, limit), drawOffset(number + 1, limit), (at % change) / change);
    const wanted = { x: team.x + offset.x, y: team.y + offset.y };
    const isCaught = part.death === 'byzone';
    const safe = isCaught ? wanted : pullInto(wanted, blue, blue.radius * zone.share - 1);
    return { ...team, ...(isCaught ? wanted : safe) };
  };
  /** Players whom the zone has caught do not get out of it. */
  const stayOutside = (at: number, stop: Stop): Waypoint => {
    const blue = zones.blueAt(at);
    return { ...pushOut(stop, blue, blue.radius + zone.outside), at, drives: false };
  };
  /** Players who are too far away to walk leave their team for a while. */
  const driveAlone = ({ x, y, at }: Step, to: Stop, number: number) => {
    const way: Waypoint[] = [{ x, y, at, drives: false }];
    travel(way, to, ground, dice(mix(seed, part.index, number, 3)));
    return createReader(way);
  };
  const [start, ...later] = stops;
  let from: Step = { x: start?.x ?? 0, y: start?.y ?? 0, at: landing.at, altitude: 0, drives: false };
  from = { ...from, altitude: heightAt(from) };
  steps.push(from);
  const add = ({ x, y }: Point, at: number, isDriven: boolean) => {
    const speed = distanceBetween(from, { x, y }) / Math.max(0.05, at - from.at);
    const drives = speed > walkingSpeed || (isDriven && speed > maxSpeed.onFoot / 2);
    from = { x, y, at, altitude: heightAt({ x, y }), drives };
    steps.push(from);
  };
  for (const [i, stop] of later.entries()) {
    const before = i === 0 ? start : later[i - 1];
    const isDown = before?.hit?.type === 'knock' && before.hit.victim === part;
    const next = describeNext(from, stop, isDown);
    const isBurning = stop.region === 'outside' && before?.region === 'outside';
    const follow = next.isFar ? driveAlone(from, stop, i) : read;
    for (let at = from.at + stepLength; at < stop.at - 1; at += stepLength) {
      const wanted = isBurning ? stayOutside(at, stop) : wantAt(at, follow);
      add(ground.toLand(walkToward(from, wanted, at, next, wanted.drives)), at, wanted.drives);
    }
    if (stop.at > from.at) add(stop, stop.at, false);
  }
  joinRides(steps);
  return steps;
};

/** Where a player is at a time. */
export const placeAt = (steps: readonly Step[], at: number): Point => {
  let low = 0;
  let high = steps.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((steps[middle]?.at ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  const from = steps[low];
  const to = steps[low + 1] ?? from;
  if (!from || !to) return { x: 0, y: 0 };
  return between(
    from,
    to,
    to.at > from.at ? Math.min(1, Math.max(0, (at - from.at) / (to.at - from.at))) : 0,
  );
};

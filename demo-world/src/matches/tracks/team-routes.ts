import { drawIn } from '../../random.ts';
import type { Battleground } from './battleground.ts';
import { between, distanceBetween, meanOf, type Point, pullInto, reachIn } from './geometry.ts';
import type { Stop } from './meetings.ts';
import { drawInCircle, type Zones } from './zones.ts';

/** A place on a team's way. */
export interface Waypoint extends Point {
  readonly at: number;
  /** Whether the team drives from here to the next one. */
  readonly drives: boolean;
}

/** Fights of a team that follow each other within this time are one, in seconds. */
const sameFight = 25;
/** Seconds of looting before the first move, and at most before a planned move. */
const loot = { min: 100, range: 110 } as const;
/** Meters: shorter ways are walked. Meters a second; seconds; longer ways than this many times the distance go across. */
const drive = { from: 450, speed: 15, boarding: 12, detour: 1.9 } as const;
const walk = 3.9;
/** The chance to move on within the circle, how far toward its middle, and how deep teams go into it. */
const moveOn = 0.45;
const onward = 0.35;
const depth = { min: 0.3, range: 0.55 } as const;
/** The share of the spare time that a team waits before it leaves. */
const waiting = { min: 0.25, range: 0.65 } as const;
/** Seconds before the circle closes at which a team wants to be inside. */
const inTime = 15;

const groupFights = (stops: readonly Stop[]): Stop[][] => {
  const groups: Stop[][] = [];
  for (const stop of stops) {
    const last = groups.at(-1);
    if (last && stop.at - (last.at(-1)?.at ?? 0) < sameFight) last.push(stop);
    else groups.push([stop]);
  }
  return groups;
};

const measure = (points: readonly Point[]): number =>
  points.reduce((sum, point, i) => sum + distanceBetween(point, points[i - 1] ?? point), 0);

interface Aim extends Point {
  readonly at: number;
}

/** Adds the way from the last waypoint to an aim: along roads if that is far, otherwise on foot. */
export const travel = (way: Waypoint[], aim: Aim, ground: Battleground, roll: () => number): void => {
  const from = way.at(-1);
  if (!from) return;
  const time = aim.at - from.at;
  const length = distanceBetween(from, aim);
  const leaveAt = (needed: number) => from.at + Math.max(0, time - needed) * drawIn(waiting, roll);
  const stay = (at: number, drives: boolean) => way.push({ x: from.x, y: from.y, at, drives });
  const roads = length > drive.from ? ground.roads.route(from, aim) : [];
  const isDetour = measure(roads) > length * drive.detour;
  const road = isDetour ? [from, aim] : roads;
  const driven = measure(road);
  const needed = driven / drive.speed + drive.boarding;
  if (road.length > 0 && needed < time) {
    const leave = leaveAt(needed);
    stay(leave, true);
    let passed = 0;
    for (const [i, point] of road.entries()) {
      passed += distanceBetween(point, road[i - 1] ?? point);
      if (i > 0)
        way.push({ x: point.x, y: point.y, at: leave + passed / drive.speed, drives: i < road.length - 1 });
    }
  } else if (length / walk < time) {
    const leave = leaveAt(length / walk);
    stay(leave, false);
    way.push({ x: aim.x, y: aim.y, at: leave + length / walk, drives: false });
  }
  way.push({ x: aim.x, y: aim.y, at: aim.at, drives: false });
};

/** The way of a team from its landing to its end: from fight to fight, and into each circle in time. */
export const planTeamRoute = (
  landed: Aim,
  stops: readonly Stop[],
  end: number,
  zones: Zones,
  ground: Battleground,
  roll: () => number,
): readonly Waypoint[] => {
  const fights = groupFights(stops);
  const aims: Aim[] = fights.flatMap((group) => {
    const middle = meanOf(group);
    const [first, last] = [group[0]?.at ?? 0, group.at(-1)?.at ?? 0];
    return last > first + 1
      ? [
          { ...middle, at: first },
          { ...middle, at: last },
        ]
      : [{ ...middle, at: first }];
  });
  const way: Waypoint[] = [{ ...landed, drives: false }];
  const looted = landed.at + drawIn(loot, roll);
  const next = aims[0] ?? { ...landed, at: end };
  const isNear = distanceBetween(landed, next) < (next.at - looted) * walk;
  if (looted < next.at && isNear) way.push({ ...landed, at: looted, drives: false });
  const follow = (until: number) => {
    for (let aim = aims[0]; aim && aim.at <= until; aim = aims[0]) {
      travel(way, aim, ground, roll);
      aims.shift();
    }
  };
  for (const { closed, to } of zones.phases) {
    const at = closed - inTime - roll() * inTime;
    if (at >= end) break;
    follow(at);
    const from = way.at(-1);
    if (!from || from.at >= at) continue;
    const isInside = distanceBetween(from, to) < to.radius * (depth.min + depth.range);
    if (isInside && roll() > moveOn) continue;
    const wanted = isInside
      ? between(drawInCircle(from, to.radius * depth.min, roll), to, onward)
      : between(
          pullInto(from, to, to.radius * drawIn(depth, roll)),
          drawInCircle(to, to.radius * depth.min, roll),
          0.2,
        );
    const fight = aims[0];
    const inReach = fight ? pullInto(wanted, fight, reachIn(fight.at - at) * 0.8) : wanted;
    travel(way, { ...ground.toLand(pullInto(inReach, from, reachIn(at - from.at))), at }, ground, roll);
  }
  follow(Number.POSITIVE_INFINITY);
  return way;
};

/** Reads a way at rising times. */
export const createReader = (way: readonly Waypoint[]): ((time: number) => Waypoint) => {
  let i = 0;
  return (time) => {
    while (i < way.length - 2 && (way[i + 1]?.at ?? 0) <= time) i++;
    const from = way[i];
    const to = way[i + 1] ?? from;
    if (!from || !to) throw new Error('A way has at least one waypoint.');
    const share = to.at > from.at ? Math.min(1, Math.max(0, (time - from.at) / (to.at - from.at))) : 1;
    return { ...between(from, to, share), at: time, drives: from.drives && share < 1 };
  };
};

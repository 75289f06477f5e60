import { drawIn } from '../../random.ts';
import type { Battleground, Spot } from './battleground.ts';
import { distanceBetween, offsetBy, type Point } from './geometry.ts';

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
export const fallTime = (distance: number): number =>
  fall.seconds + Math.max(0, distance - fall.distance) / fall.speed;

/** The plane passes over `first` as late as players who fight at `firstFight` can jump there. */
export const drawFlight = (
  { size }: Battleground,
  first: Spot,
  firstFight: number,
  roll: () => number,
): Flight => {
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
    ...{ start, length, placeAt, passes },
    distanceTo: (place) => distanceBetween(place, placeAt(passes(place))),
  };
};

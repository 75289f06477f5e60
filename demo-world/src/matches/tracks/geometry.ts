/** Meters from the north-west corner of a map: `x` to the east, `y` to the south. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Circle extends Point {
  readonly radius: number;
}

/** `Math.hypot` takes several times as long. */
export const distanceBetween = (a: Point, b: Point): number => Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2);

/** The point at a share of the way from `a` to `b`. */
export const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** The point at a distance and an angle. */
export const offsetBy = ({ x, y }: Point, distance: number, angle: number): Point => ({
  x: x + Math.cos(angle) * distance,
  y: y + Math.sin(angle) * distance,
});

/** Moves a point toward the center until it is at most `radius` away from it. */
export const pullInto = (point: Point, center: Point, radius: number): Point => {
  const distance = distanceBetween(point, center);
  return distance <= radius ? point : between(center, point, Math.max(0, radius) / distance);
};

/** Moves a point away from the center until it is at least `radius` away from it. */
export const pushOut = (point: Point, center: Point, radius: number): Point => {
  const distance = distanceBetween(point, center);
  if (distance >= radius) return point;
  return distance < 1 ? { x: center.x + radius, y: center.y } : between(center, point, radius / distance);
};

export const meanOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const cross = (origin: Point, a: Point, b: Point): number =>
  (a.x - origin.x) * (b.y - origin.y) - (a.y - origin.y) * (b.x - origin.x);

/** The distance of a point to the straight line through `a` and `b`. */
export const distanceToLine = (point: Point, a: Point, b: Point): number =>
  Math.abs(cross(a, b, point)) / Math.max(1e-6, distanceBetween(a, b));

/** One side of the convex hull, by Andrew's monotone chain. */
const findChain = (points: readonly Point[]): Point[] => {
  const chain: Point[] = [];
  for (const point of points) {
    for (;;) {
      const [before, last] = chain.slice(-2);
      if (!before || !last || cross(before, last, point) > 0) break;
      chain.pop();
    }
    chain.push(point);
  }
  return chain.slice(0, -1);
};

/** The convex polygon around points, in the order of rising angles. */
export const findHull = (points: readonly Point[]): Point[] => {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  return [...findChain(sorted), ...findChain(sorted.toReversed())];
};

/** The nearest point inside of a convex polygon. */
export const pullIntoPolygon = (point: Point, polygon: readonly Point[]): Point => {
  let nearest = point;
  let least = Number.POSITIVE_INFINITY;
  let isInside = true;
  for (let i = 0; i < polygon.length; i++) {
    const a = polygon[i];
    const b = polygon[(i + 1) % polygon.length];
    if (!a || !b) continue;
    if (cross(a, b, point) >= 0) continue;
    isInside = false;
    const along =
      ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / distanceBetween(a, b) ** 2;
    const candidate = between(a, b, Math.min(1, Math.max(0, along)));
    const distance = distanceBetween(point, candidate);
    if (distance < least) {
      least = distance;
      nearest = candidate;
    }
  }
  return isInside ? point : nearest;
};

/** Speeds in meters a second that tracks never exceed. */
export const maxSpeed = { onFoot: 6.2, driving: 22 } as const;
/** A knocked player crawls. */
export const crawling = 0.9;

/** Plans are slower than the limits, so that players can go around things and keep together. */
const planned = { onFoot: 4.6, driving: 9.5, toVehicle: 40 } as const;

/** How far a player gets in a time, with a vehicle if there is enough time to find one. */
export const reachIn = (seconds: number): number =>
  Math.max(0, planned.onFoot * seconds, planned.driving * (seconds - planned.toVehicle));

/** Whether a player needs a vehicle for a distance. */
export const needsVehicle = (distance: number, seconds: number): boolean =>
  distance > seconds * maxSpeed.onFoot * 0.9;

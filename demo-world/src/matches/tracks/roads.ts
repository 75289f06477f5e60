import { draw } from '../../random.ts';
import { between, distanceBetween, type Point } from './geometry.ts';

/** How far a road bends to the side, as a share of its length, and the points of a road. */
const bend = 0.16;
const pointsPerRoad = 9;

interface Road {
  readonly from: number;
  readonly to: number;
  readonly points: readonly Point[];
  readonly length: number;
}

const measure = (points: readonly Point[]): number =>
  points.reduce((sum, point, i) => sum + distanceBetween(point, points[i - 1] ?? point), 0);

/** Two roads of a bent line: one to each side would look drawn with a ruler. */
const bendLine = (from: Point, to: Point, first: number, second: number): Point[] =>
  Array.from({ length: pointsPerRoad }, (_, i) => {
    const share = i / (pointsPerRoad - 1);
    const side = (Math.sin(share * Math.PI) * first + Math.sin(share * 2 * Math.PI) * second) * bend;
    const straight = between(from, to, share);
    return { x: straight.x - (to.y - from.y) * side, y: straight.y + (to.x - from.x) * side };
  });

/** Neighbors have a road if no third town is close to both. */
const areNeighbors = (towns: readonly Point[], a: Point, b: Point): boolean => {
  const length = distanceBetween(a, b);
  return !towns.some(
    (other) =>
      other !== a &&
      other !== b &&
      distanceBetween(other, a) ** 2 + distanceBetween(other, b) ** 2 < length ** 2,
  );
};

/** A place on a road. */
interface Access {
  readonly road: Road;
  readonly index: number;
  readonly distance: number;
}

/** The roads between towns. Teams drive along them. */
export class RoadNetwork {
  readonly roads: readonly Road[];
  /** The road to take first from one town to another, and the length of the whole way. */
  private readonly next: (Road | undefined)[][];
  private readonly lengths: number[][];

  constructor(towns: readonly Point[], seed: number) {
    this.roads = towns.flatMap((a, from) =>
      towns.flatMap((b, to) => {
        if (to <= from || !areNeighbors(towns, a, b)) return [];
        const points = bendLine(a, b, draw(seed, from, to, 1) * 2 - 1, draw(seed, from, to, 2) * 2 - 1);
        return [{ from, to, points, length: measure(points) }];
      }),
    );
    this.lengths = towns.map((_, i) => towns.map((_, j) => (i === j ? 0 : Number.POSITIVE_INFINITY)));
    this.next = towns.map(() => towns.map(() => undefined));
    this.findWays();
  }

  /** The shortest ways between all towns, by Floyd and Warshall. */
  private findWays(): void {
    const { lengths, next } = this;
    const set = (from: number, to: number, length: number, road: Road | undefined) => {
      const lengthsFrom = lengths[from];
      const nextFrom = next[from];
      if (!lengthsFrom || !nextFrom || length >= (lengthsFrom[to] ?? 0)) return;
      lengthsFrom[to] = length;
      nextFrom[to] = road;
    };
    for (const road of this.roads) {
      set(road.from, road.to, road.length, road);
      set(road.to, road.from, road.length, road);
    }
    for (let via = 0; via < lengths.length; via++)
      for (let from = 0; from < lengths.length; from++)
        for (let to = 0; to < lengths.length; to++) {
          const length = (lengths[from]?.[via] ?? 0) + (lengths[via]?.[to] ?? 0);
          set(from, to, length, next[from]?.[via]);
        }
  }

  private findAccess(point: Point): Access | undefined {
    let nearest: Access | undefined;
    for (const road of this.roads)
      for (const [index, each] of road.points.entries()) {
        const distance = distanceBetween(point, each);
        if (distance < (nearest?.distance ?? Number.POSITIVE_INFINITY)) nearest = { road, index, distance };
      }
    return nearest;
  }

  /** The points from town to town. */
  private listWay(from: number, to: number): Point[] {
    const way: Point[] = [];
    for (let at = from; at !== to; ) {
      const road = this.next[at]?.[to];
      if (!road) return way;
      way.push(...(road.from === at ? road.points : road.points.toReversed()));
      at = road.from === at ? road.to : road.from;
    }
    return way;
  }

  /** The points of a way along the roads, from the first place to the second. */
  route(from: Point, to: Point): Point[] {
    const start = this.findAccess(from);
    const end = this.findAccess(to);
    if (!start || !end || start.road === end.road) {
      const [low, high] = [
        Math.min(start?.index ?? 0, end?.index ?? 0),
        Math.max(start?.index ?? 0, end?.index ?? 0),
      ];
      const part = start?.road.points.slice(low, high + 1) ?? [];
      return [from, ...((start?.index ?? 0) > low ? part.toReversed() : part), to];
    }
    /** From a place on a road to the town at one of its ends. */
    const leave = ({ road, index }: Access, town: number) =>
      road.from === town ? road.points.slice(0, index + 1).toReversed() : road.points.slice(index);
    let best: Point[] = [from, to];
    let least = Number.POSITIVE_INFINITY;
    for (const first of [start.road.from, start.road.to])
      for (const last of [end.road.from, end.road.to]) {
        const out = leave(start, first);
        const into = leave(end, last).toReversed();
        const length = measure(out) + (this.lengths[first]?.[last] ?? 0) + measure(into);
        if (length >= least) continue;
        least = length;
        best = [from, ...out, ...this.listWay(first, last), ...into, to];
      }
    return best;
  }
}

import { geography } from '@hotdrop/shared-domain/game/pubg/geography';
import { bell, dice, draw, hashText, mix } from '../../random.ts';
import {
  between,
  distanceBetween,
  distanceToLine,
  findHull,
  meanOf,
  type Point,
  pullIntoPolygon,
} from './geometry.ts';

/** How often people land in a town, compared with a quiet one. Towns that are not listed are quiet. */
const heat: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  Baltic_Main: {
    ...{
      school: 16,
      pochinki: 15,
      rozhok: 7,
      mylta: 6,
      'yasnaya-polyana': 6,
      'military-base': 6,
      gatka: 4.5,
    },
    georgopol: 4.5,
    hospital: 3.5,
    prison: 3,
    ruins: 3,
    shelter: 2.6,
    novorepnoye: 2.5,
    primorsk: 2.3,
    lipovka: 2.2,
    farm: 2.1,
    'ferry-pier': 1.8,
    severny: 1.7,
    mansion: 1.4,
    quarry: 1.3,
    zharki: 0.2,
  },
  Desert_Main: {
    pecado: 20,
    'los-leones': 11,
    'san-martin': 10,
    'hacienda-del-patron': 10,
    chumacera: 6.5,
    ...{
      'minas-generales': 6,
      impala: 5.5,
      'water-treatment': 5,
      'monte-nuevo': 4.5,
      cantera: 4,
      'el-pozo': 4,
    },
    ...{
      'truck-stop': 3.5,
      'el-azahar': 3,
      graveyard: 3,
      resort: 2.2,
      'power-grid': 2,
      'campo-militar': 1.6,
    },
  },
  Tiger_Main: {
    ...{
      terminal: 10,
      palace: 8,
      'ho-san': 6,
      'buk-san-sa': 6,
      'yong-cheon': 4,
      'kang-neung': 3,
      'go-dok': 2.8,
    },
    airport: 2.4,
    school: 2.1,
    'fishing-camp': 1.6,
    shipyard: 1.5,
    'oh-hyang': 1.4,
    'song-am': 1.3,
  },
  Neon_Main: {
    'yu-lin': 16,
    stadium: 12,
    'neox-factory': 9,
    'dan-ching': 9,
    'hung-shan': 7.5,
    'jao-tin': 6,
    'test-track': 5.5,
    'lo-hua-xing': 5,
    'mey-ran': 5,
    'fong-tun': 3,
    'jadena-city': 6,
    'mu-ho-pan': 2,
  },
  DihorOtok_Main: {
    ...{
      'train-station': 11,
      'lumber-yard': 8,
      naros: 8,
      'deka-mesto': 7,
      laveni: 7,
      castle: 6,
      observatory: 4,
    },
    dinoland: 4,
    winery: 2.7,
    trika: 2.5,
    villa: 2.2,
    cosmodrome: 2.5,
    kranik: 2,
    naznova: 1.7,
  },
  Savage_Main: {
    bootcamp: 14,
    'pai-nan': 6,
    'paradise-resort': 6,
    ruins: 4,
    'ha-tinh': 4,
    'camp-bravo': 3.5,
    'camp-alpha': 3.3,
    'tat-mok': 3.2,
    khao: 3,
    sahmee: 2.4,
    quarry: 2.1,
    'camp-charlie': 2.1,
    bhan: 2,
  },
  Summerland_Main: { 'bahr-sahir': 3, 'al-habar': 4, bashara: 2.5, 'hadiqa-nemo': 3, 'al-hayik': 2 },
};

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
class RoadNetwork {
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

/** A town as a place to land. */
export interface Spot extends Point {
  readonly id: string;
  readonly radius: number;
  readonly heat: number;
}

/** Where a match is played. */
export interface Battleground {
  /** The length of a side in meters. */
  readonly size: number;
  readonly spots: readonly Spot[];
  readonly roads: RoadNetwork;
  /** Moves a point to the nearest land. */
  toLand(point: Point): Point;
}

/** Land reaches this far beyond the towns, as a share of the map's size. */
const coast = 0.055;
/** The coast's distance from the edge of the map, in meters. */
const edge = 30;
const directions = 12;
/** Paramo has no fixed places: each match has some of its own. */
const invented = { count: 11, margin: 0.14, radius: 130, spacing: 0.17 } as const;
/** Maps of team deathmatch are a block of houses. */
const blockSize = 1000;

const inventSpots = (size: number, seed: number): Spot[] => {
  const roll = dice(seed);
  const spots: Spot[] = [];
  for (let attempt = 0; attempt < 200 && spots.length < invented.count; attempt++) {
    const [x, y] = [roll(), roll()].map(
      (drawn) => size * (invented.margin + drawn * (1 - 2 * invented.margin)),
    );
    if (x === undefined || y === undefined) continue;
    if (spots.some((spot) => Math.hypot(spot.x - x, spot.y - y) < size * invented.spacing)) continue;
    spots.push({ id: `place-${spots.length}`, x, y, radius: invented.radius, heat: Math.exp(bell(roll)) });
  }
  return spots;
};

const createBattleground = (size: number, spots: readonly Spot[], seed: number): Battleground => {
  const reach = Math.min(size * coast, 450);
  const keep = (value: number) => Math.min(size - edge, Math.max(edge, value));
  const shore = spots.flatMap(({ x, y, radius }) =>
    Array.from({ length: directions }, (_, i) => {
      const angle = (i / directions) * 2 * Math.PI;
      const distance = radius + reach;
      return { x: keep(x + Math.cos(angle) * distance), y: keep(y + Math.sin(angle) * distance) };
    }),
  );
  const land = findHull(shore);
  const middle = meanOf(land);
  const inner = Math.min(
    ...land.map((corner, i) => distanceToLine(middle, corner, land[i - 1] ?? land.at(-1) ?? corner)),
  );
  return {
    size,
    spots,
    roads: new RoadNetwork(spots, seed),
    // Most points are far from the coast.
    toLand: (point) => (distanceBetween(point, middle) < inner ? point : pullIntoPolygon(point, land)),
  };
};

const fixed = new Map<string, Battleground>();

/** The battleground of a match. `seed` is the match's own. */
export const findBattleground = (map: string, seed: number): Battleground => {
  const known = fixed.get(map);
  if (known) return known;
  const { size, towns } = geography[map.toLowerCase()] ?? { size: blockSize, towns: [] };
  const mapSeed = hashText(map);
  if (towns.length === 0) return createBattleground(size, inventSpots(size, mix(seed, mapSeed)), mapSeed);
  const spots = towns.map(({ id, x, y, radius }) => ({ id, x, y, radius, heat: heat[map]?.[id] ?? 1 }));
  const created = createBattleground(size, spots, mapSeed);
  fixed.set(map, created);
  return created;
};

import { geography } from '@hotdrop/shared-domain/game/pubg/geography';
import { bell, dice, hashText, mix } from '../../random.ts';
import {
  distanceBetween,
  distanceToLine,
  findHull,
  meanOf,
  type Point,
  pullIntoPolygon,
} from './geometry.ts';
import { heat } from './heat.ts';
import { RoadNetwork } from './roads.ts';

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
  const { size, towns } = geography.map(map) ?? { size: blockSize, towns: [] };
  const mapSeed = hashText(map);
  if (towns.length === 0) return createBattleground(size, inventSpots(size, mix(seed, mapSeed)), mapSeed);
  const spots = towns.map(({ id, x, y, radius }) => ({ id, x, y, radius, heat: heat[map]?.[id] ?? 1 }));
  const created = createBattleground(size, spots, mapSeed);
  fixed.set(map, created);
  return created;
};

import { readDensity } from '@hotdrop/shared-domain/tracks';
import type { MapGround } from '@hotdrop/shared-domain/wire';
import { blur2 } from 'd3-array';
import { trace } from './trace.ts';

/** Paths of a map's ground, for SVG and for `Path2D`. A side of the map is `groundUnits` long. */
export interface GroundDrawing {
  readonly land: string;
  /** Where players walk and drive, the least used ground first. Each step contains the next one. */
  readonly used: readonly string[];
}

/** Squares of a row after neighbors are merged: finer lines cannot be seen, and cost bytes. */
const side = 128;
/** The share of the densest square at which each step begins. */
const steps = [0.16, 0.3, 0.44, 0.58, 0.74] as const;
/** A place counts as land if somebody passed near it: in squares, and the share of a passed square that is left there. */
const landBlur = 5;
const landThreshold = 0.09;

/** Draws the ground from the places that players passed. Null: no one has passed any. */
export function drawGround(ground: MapGround): GroundDrawing | null {
  if (ground.matches === 0) return null;
  const passed = merge(ground);
  const most = passed.reduce((max, value) => Math.max(max, value), 0);
  if (most === 0) return null;
  const land = blur(
    passed.map((value) => (value > 0 ? 1 : 0)),
    landBlur,
  );
  const used = blur(passed, 0.8);
  const densest = used.reduce((max, value) => Math.max(max, value), 0);
  return {
    land: trace({ values: land, side, thresholds: [landThreshold], isCoarse: true })[0] ?? '',
    used: trace({ values: used, side, thresholds: steps.map((share) => share * densest), isCoarse: true }),
  };
}

/** Adds up the squares of walkers and drivers in larger squares. */
function merge({ side: given, walked, driven }: MapGround): Float64Array {
  const sums = new Float64Array(side * side);
  const factor = given / side;
  for (const density of [readDensity(walked, given), readDensity(driven, given)]) {
    density.forEach((level, at) => {
      if (level === 0) return;
      const column = Math.floor((at % given) / factor);
      const row = Math.floor(Math.floor(at / given) / factor);
      const square = row * side + column;
      sums[square] = (sums[square] ?? 0) + level;
    });
  }
  return sums;
}

const blur = (values: Float64Array, radius: number): Float64Array => {
  blur2({ data: values, width: side, height: side }, radius);
  return values;
};

import type { Answer } from '@hotdrop/shared-domain/wire';
import { blur2 } from 'd3-array';
import { trace } from '../ground/trace.ts';
import { stepCount } from './map-view.ts';

/** The grid of cells is coarse, so each is split into this many squares a side before it is smoothed. */
const parts = 3;

/** Draws the density of landings in steps, the thinnest first. Steps grow with the logarithm, as counts do. */
export function drawHeat({ side, cells }: Pick<Answer<'getHotDrops'>, 'side' | 'cells'>): string[] {
  const most = cells.reduce((max, { landings }) => Math.max(max, landings), 0);
  if (most === 0 || side === 0) return [];
  const fine = side * parts;
  const squares = new Float64Array(fine * fine);
  for (const { cell, landings } of cells) {
    const [column, row] = [(cell % side) * parts, Math.floor(cell / side) * parts];
    for (let y = row; y < row + parts; y++)
      for (let x = column; x < column + parts; x++) squares[y * fine + x] = Math.log1p(landings);
  }
  blur2({ data: squares, width: fine, height: fine }, 1.6);
  const highest = squares.reduce((max, value) => Math.max(max, value), 0);
  const thresholds = Array.from(
    { length: stepCount },
    (_, step) => ((step + 0.7) / (stepCount + 0.2)) * highest,
  );
  return trace({ values: squares, side: fine, thresholds });
}

import { mapUnits } from '@hotdrop/shared-ui/map-drawing';
import { contours } from 'd3-contour';

/** The side of a map in drawings. */
export const groundUnits = mapUnits;

/** Smaller shapes are noise. */
const fewestCorners = 5;

interface Tracing {
  /** Values row by row, in as many rows as columns. */
  readonly values: ArrayLike<number>;
  readonly side: number;
  readonly thresholds: readonly number[];
}

/** Draws outlines around the values above each threshold, as relative paths of whole numbers, which are short. */
export function trace({ values, side, thresholds }: Tracing): string[] {
  const scale = groundUnits / side;
  return contours()
    .size([side, side])
    .thresholds([...thresholds])(Array.from(values))
    .map(({ coordinates }) =>
      coordinates
        .flat()
        .map((ring) => {
          const corners = ring.slice(0, -1).map(([x = 0, y = 0]) => [x * scale, y * scale] as const);
          return toPath(corners);
        })
        .join(''),
    );
}

type Corner = readonly [x: number, y: number];

function toPath(corners: readonly Corner[]): string {
  if (corners.length < fewestCorners) return '';
  let [fromX, fromY] = [0, 0];
  const [start = '', ...steps] = corners.map(([x, y], at) => {
    const [toX, toY] = [Math.round(x), Math.round(y)];
    const step = at === 0 ? `M${toX} ${toY}l` : `${toX - fromX} ${toY - fromY}`;
    [fromX, fromY] = [toX, toY];
    return step;
  });
  return `${start}${steps.join(' ')}z`;
}

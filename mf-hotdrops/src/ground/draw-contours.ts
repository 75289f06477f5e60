import { type MapDrawing, mapUnits } from '@hotdrop/shared-ui/map-drawing';
import { trace } from './trace.ts';

const side = 102;
const heights = [0.35, 0.65, 0.95] as const;

/** Draws lines of equal height around hills. */
export function drawContours(hills: MapDrawing['hills']): string[] {
  const unit = mapUnits / side;
  const values = Float64Array.from({ length: side * side }, (_, at) => {
    const [x, y] = [(at % side) * unit, Math.floor(at / side) * unit];
    // Waves keep the lines from being circles.
    const wave = 1 + 0.16 * Math.sin(x / 19 + y / 41) + 0.16 * Math.sin(y / 17 - x / 53);
    return hills.reduce(
      (sum, [left, top, radius]) =>
        sum + 1.2 * wave * Math.exp(-((x - left) ** 2 + (y - top) ** 2) / (radius * radius)),
      0,
    );
  });
  return trace({ values, side, thresholds: heights }).filter(Boolean);
}

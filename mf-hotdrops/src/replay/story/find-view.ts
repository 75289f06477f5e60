import { groundUnits } from '../../ground/trace.ts';
import type { RouteDrawing } from './route.ts';

/** The least and the largest side of the picture, in units of the map. */
const least = 260;
/** Room around the way. */
const margin = 70;

/** Finds the square of the map that holds the way and its pins. Without a way, the whole map. */
export function findView({ way, pins }: Pick<RouteDrawing, 'way' | 'pins'>) {
  const points = [...way.matchAll(/[ML](-?\d+) (-?\d+)/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));
  const all = [...points, ...pins];
  if (all.length === 0) return { x: 0, y: 0, side: groundUnits };
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const range = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const;
  const [[left, right], [top, bottom]] = [range(xs), range(ys)];
  const side = Math.min(groundUnits, Math.max(least, right - left + 2 * margin, bottom - top + 2 * margin));
  const keepInside = (middle: number) =>
    Math.round(Math.min(Math.max(0, middle - side / 2), groundUnits - side));
  return { x: keepInside((left + right) / 2), y: keepInside((top + bottom) / 2), side: Math.round(side) };
}

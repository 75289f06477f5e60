import { partsOf } from './line-series.ts';

/** Size of the SVG view box. */
const width = 100;
const height = 28;
/** Distance of the line from the upper and lower edge. */
const margin = 3;

/** The SVG path of hourly counts on a scale of their own, with gaps where nothing was counted. Null: too few counts. */
export function sparkOf(hours: readonly (number | null)[]): string | null {
  const known = hours.filter((count) => count !== null);
  if (known.length < 2) return null;
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const range = high - low || 1;
  const points = hours.map((count, index) => ({
    x: (index / (hours.length - 1)) * width,
    y: count === null ? null : height - margin - ((count - low) / range) * (height - 2 * margin),
  }));
  return partsOf(points, ({ y }) => y !== null)
    .map((part) => `M${part.map(({ x, y }) => `${x.toFixed(1)} ${(y ?? 0).toFixed(1)}`).join('L')}`)
    .join('');
}

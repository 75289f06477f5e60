import type { HistoryPoint } from '@hotdrop/shared-domain/wire';

/** Size of the SVG view box. */
const width = 100;
const height = 48;
/** More points would not be visible. */
const maxPoints = 48;

/** Creates the SVG path of the day's player counts, scaled to the view box; null if there are too few counts. */
export function createDaySpark(history: readonly HistoryPoint[]): string | null {
  const step = Math.max(1, Math.ceil(history.length / maxPoints));
  const counts = history.filter((_, index) => index % step === 0).map(({ count }) => count);
  if (counts.length < 2) return null;
  const [low, high] = [Math.min(...counts), Math.max(...counts)];
  const range = high - low || 1;
  const points = counts.map((count, index) => {
    const x = (index / (counts.length - 1)) * width;
    const y = height - ((count - low) / range) * (height - 8) - 4;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

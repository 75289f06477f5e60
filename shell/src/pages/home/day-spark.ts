import type { HistoryPoint } from '@hotdrop/shared-domain/wire';

/** The drawing's box: 100 wide, 48 high. */
const width = 100;
const height = 48;
/** More points than this cannot be told apart. */
const most = 48;

/** The outline of the day's player counts, from left to right and as high as the box; null: too few to draw. */
export function daySpark(history: readonly HistoryPoint[]): string | null {
  const step = Math.max(1, Math.ceil(history.length / most));
  const counts = history.filter((_, place) => place % step === 0).map(({ count }) => count);
  if (counts.length < 2) return null;
  const [low, high] = [Math.min(...counts), Math.max(...counts)];
  const room = high - low || 1;
  const points = counts.map((count, place) => {
    const x = (place / (counts.length - 1)) * width;
    const y = height - ((count - low) / room) * (height - 8) - 4;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

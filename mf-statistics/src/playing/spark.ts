/**
 * The SVG path of counts in a view box of this size, on a scale of their own, with gaps where nothing was counted. The margin is above and below the
 * line. Null: too few counts.
 */
export function sparkOf(
  counts: readonly (number | null)[],
  { width = 100, height = 28, margin = 3 } = {},
): string | null {
  const known = counts.filter((count) => count !== null);
  if (known.length < 2) return null;
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const range = high - low || 1;
  const toPoint = (count: number, index: number) => {
    const x = (index / (counts.length - 1)) * width;
    const y = height - margin - ((count - low) / range) * (height - 2 * margin);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  return counts
    .map((count, index) =>
      count === null ? '' : `${(counts[index - 1] ?? null) === null ? 'M' : 'L'}${toPoint(count, index)}`,
    )
    .join('');
}

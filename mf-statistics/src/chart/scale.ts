export interface Scale {
  /** Round values for the axis, ascending; the first and the last are its ends. */
  readonly ticks: readonly number[];
  /** Position of a value on the axis: 0 is the low end, 1 the high end. */
  readonly at: (value: number) => number;
}

const roundSteps = [1, 2, 2.5, 5, 10];

/** Computes an axis that contains all values, with at most five steps between round values. */
export function roundScale(values: readonly number[]): Scale {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const step = roundStep((high - low) / 4 || Math.abs(high) / 4 || 1);
  const start = Math.max(0, Math.floor(low / step) * step);
  const count = Math.max(1, Math.ceil((high - start) / step));
  const ticks = Array.from({ length: count + 1 }, (_, index) => start + index * step);
  return { ticks, at: (value) => (value - start) / (count * step) };
}

/** Rounds up to the next round number: 83 becomes 100, 0.3 becomes 0.5. */
function roundStep(step: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(step));
  return (roundSteps.find((round) => round * magnitude >= step) ?? 10) * magnitude;
}

/** A fraction as a CSS percentage. */
export const percent = (fraction: number): string => `${(fraction * 100).toFixed(2)}%`;

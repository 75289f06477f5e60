export interface Measurement {
  readonly what: string;
  readonly target: string;
  readonly measured: string;
  readonly isKept: boolean;
}

/** Prints what was wanted and what was found; a target that is missed fails the run. */
export function giveVerdicts(measurements: readonly Measurement[]): void {
  console.table(
    measurements.map(({ what, target, measured, isKept }) => ({
      what,
      target,
      measured,
      verdict: isKept ? 'kept' : 'MISSED',
    })),
  );
  if (measurements.some(({ isKept }) => !isKept)) process.exitCode = 1;
}

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

import { writeFileSync } from 'node:fs';
import { type Measurement, type Result, taken } from '../results.ts';

/**
 * Prints targets and results; a missed target fails the run. Writes them as JSON to the file that `BENCH_RESULT` names,
 * for the table of all measurements.
 */
export function giveVerdicts(measurements: readonly Measurement[]): void {
  console.table(
    measurements.map(({ what, target, measured, isKept }) => ({
      what,
      target,
      measured,
      verdict: isKept ? 'kept' : 'MISSED',
    })),
  );
  const file = process.env.BENCH_RESULT;
  if (file) writeFileSync(file, JSON.stringify({ taken, rows: measurements } satisfies Result));
  if (measurements.some(({ isKept }) => !isKept)) process.exitCode = 1;
}

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Reads generated telemetry in a process of its own, and returns how much its memory grew, in megabytes. */
const measureGrowth = (megabytes: number): number =>
  Number(
    execFileSync(
      process.execPath,
      [path.join(import.meta.dirname, '../../../load-tests/measure-memory.ts'), String(megabytes)],
      {
        encoding: 'utf8',
      },
    ),
  );

test('reads 150 MB of telemetry with at most 120 MB of memory', () => {
  expect(measureGrowth(150)).toBeLessThan(120);
});

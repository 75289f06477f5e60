import type { Counts, StepResult } from './step.ts';

export const totalOf = (results: readonly StepResult[]): Counts => ({
  passed: results.reduce((total, { counts }) => total + counts.passed, 0),
  failed: results.reduce((total, { counts }) => total + counts.failed, 0),
});

export const countsLine = ({ passed, failed }: Counts) => `${passed} passed, ${failed} failed`;

/** Formats a line for each step, in columns. */
export function summaryTable(results: readonly StepResult[]): string {
  const rows = results.map(({ step, state, counts, seconds }) =>
    state === 'not run'
      ? [marks[state], step.name, 'not run', '', step.title]
      : [marks[state], step.name, countsLine(counts), `${seconds.toFixed(1)} s`, step.title],
  );
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows
    .map(([mark = '', name = '', counts = '', time = '', title = '']) =>
      [mark, name.padEnd(width(1)), counts.padEnd(width(2)), time.padStart(width(3)), title].join('  '),
    )
    .join('\n');
}

const marks = { passed: '✓', failed: '✗', 'not run': '·' } as const;

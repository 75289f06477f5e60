import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

export interface Measurement {
  readonly what: string;
  readonly target: string;
  readonly measured: string;
  readonly isKept: boolean;
}

/** The conditions of a measurement. A commit with a + had uncommitted changes. */
export interface Taken {
  readonly commit: string;
  readonly machine: string;
}

/** The result of one script with its commit and machine: the table combines scripts that ran on different days. */
export interface Result {
  readonly taken: Taken;
  readonly rows: readonly Measurement[];
}

/** Read when a script begins: some of them write files. */
export const taken: Taken = {
  commit: execFileSync('git', ['describe', '--always', '--dirty=+'], { cwd: root }).toString().trim(),
  machine: `${cpus().length} cores (${cpus()[0]?.model}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`,
};

const folder = path.join(root, '.cache', 'bench');
mkdirSync(folder, { recursive: true });
export const resultFile = (name: string) => path.join(folder, `${name}.json`);

/** The latest result of each measurement, so that the table is complete although a run contains only some. */
export function printResults(names: readonly string[]): void {
  const results = names
    .map(resultFile)
    .filter((file) => existsSync(file))
    .map((file): Result => JSON.parse(readFileSync(file, 'utf8')));
  if (results.length === 0) return;
  const lines = results.flatMap(({ taken, rows }) =>
    rows.map(
      ({ what, target, measured, isKept }) =>
        `| ${what} | ${target} | ${measured} | ${isKept ? 'kept' : '**missed**'} | ${taken.commit} |`,
    ),
  );
  writeFileSync(path.join(folder, 'results.json'), JSON.stringify(results, null, 2));
  const machines = new Set(results.map(({ taken }) => taken.machine));
  console.log(
    ['\n| what | target | measured | | at |', '| --- | --- | --- | --- | --- |', ...lines].join('\n'),
  );
  console.log(`\nMeasured on ${[...machines].join(', and on ')}.`);
}

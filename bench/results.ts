import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import type { Measurement } from './browser/verdicts.ts';

const root = path.resolve(import.meta.dirname, '..');

/** What a measurement is true of. A commit with a + had changes that were not committed. */
export interface Taken {
  readonly commit: string;
  readonly machine: string;
}

/** What one script measured. Each keeps where it was taken: a table gathers scripts that ran on different days. */
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

/** What was measured last, of each measurement: the table of all of them is complete although one run takes a few. */
export function printResults(names: readonly string[]): void {
  const results = names
    .map(resultFile)
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Result);
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

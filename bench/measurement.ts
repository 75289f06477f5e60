import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';

export interface Measurement {
  readonly what: string;
  readonly target: string;
  readonly measured: string;
  readonly isKept: boolean;
}

const root = path.resolve(import.meta.dirname, '..');

/** Prints targets and results, and writes them to `.cache/bench/NAME.json`. A missed target fails the run. */
export function report(name: string, rows: readonly Measurement[]): void {
  console.table(rows.map(({ isKept, ...row }) => ({ ...row, verdict: isKept ? 'kept' : 'MISSED' })));
  const commit = execFileSync('git', ['describe', '--always', '--dirty=+'], { cwd: root }).toString().trim();
  const machine = `${cpus().length} cores (${cpus()[0]?.model}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
  const folder = path.join(root, '.cache/bench');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.json`), JSON.stringify({ commit, machine, rows }, null, 2));
  if (rows.some(({ isKept }) => !isKept)) process.exitCode = 1;
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import type { Measurement } from './browser/verdicts.ts';

const commitOf = (root: string) =>
  execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root }).toString().trim();

const machine = () =>
  `${cpus().length} cores (${cpus()[0]?.model}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;

export const whereTaken = (root: string) => `Measured at ${commitOf(root)} on ${machine()}.`;

/** What was measured last, of each measurement: the table of all of them is complete although one run takes a few. */
export function resultsIn(root: string) {
  const folder = path.join(root, '.cache', 'bench');
  mkdirSync(folder, { recursive: true });
  const fileOf = (name: string) => path.join(folder, `${name}.json`);

  return {
    fileOf,

    print(names: readonly string[]): void {
      const rows = names
        .filter((name) => existsSync(fileOf(name)))
        .flatMap((name) => JSON.parse(readFileSync(fileOf(name), 'utf8')) as Measurement[]);
      if (rows.length === 0) return;
      const table = [
        '| what | target | measured | |',
        '| --- | --- | --- | --- |',
        ...rows.map(
          (row) =>
            `| ${row.what} | ${row.target} | ${row.measured} | ${row.isKept ? 'kept' : '**missed**'} |`,
        ),
      ].join('\n');
      const facts = { commit: commitOf(root), machine: machine(), rows };
      writeFileSync(path.join(folder, 'results.json'), JSON.stringify(facts, null, 2));
      console.log(`\n${table}\n\n${whereTaken(root)}`);
    },
  };
}

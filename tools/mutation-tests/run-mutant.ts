import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../process/run-command.ts';
import { jestEnv } from '../test-runner/steps.ts';
import type { Mutant } from './mutant.ts';
import { readVerdict, type TestFile, type Verdict } from './verdict.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, '.cache/mutation-tests');

export interface MutantResult extends Verdict {
  readonly mutant: Mutant;
  readonly test: string;
}

/** Runs the tests of a guard on code without it. */
export async function runMutant(mutant: Mutant, id: number, signal: AbortSignal): Promise<MutantResult[]> {
  const resultFile = path.join(folder, `${id}.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(resultFile, { force: true });
  await runCommand({
    command: 'jest',
    args: [
      // A test that fails may leave servers open, and wait for what never happens.
      ...['--ci', '--runInBand', '--forceExit', '--testTimeout', '60000'],
      ...['--json', '--outputFile', resultFile],
      ...['--runTestsByPath', ...mutant.tests],
    ],
    cwd: root,
    env: { ...process.env, ...jestEnv, MUTANT: JSON.stringify(mutant) },
    logFile: path.join(folder, `${id}.log`),
    signal,
  });
  const files = readResults(resultFile);
  return mutant.tests.map((test) => ({
    ...readVerdict(files.find(({ name }) => name === path.join(root, test))),
    mutant,
    test,
  }));
}

/** Jest writes no results if it cannot start. */
function readResults(file: string): readonly TestFile[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).testResults;
  } catch {
    return [];
  }
}

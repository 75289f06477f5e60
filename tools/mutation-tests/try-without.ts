import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../process/index.ts';
import { jestEnv, patient } from '../test/jest.ts';
import type { Guard } from './guard.ts';
import { judge, type TestFile, type Verdict } from './judge.ts';

const root = path.resolve(import.meta.dirname, '../..');
const place = path.join(root, '.cache/guards');

export interface Tried extends Verdict {
  readonly guard: Guard;
  readonly test: string;
}

/** Runs the tests that hold a guard, of code that is without it. */
export async function tryWithout(guard: Guard, id: number, signal: AbortSignal): Promise<Tried[]> {
  const answers = path.join(place, `${id}.json`);
  mkdirSync(place, { recursive: true });
  rmSync(answers, { force: true });
  await runCommand({
    command: 'jest',
    args: [
      // A test that fails may leave open what it would have closed at its end.
      ...['--runInBand', '--forceExit', ...patient],
      ...['--json', '--outputFile', answers],
      ...['--runTestsByPath', ...guard.heldBy],
    ],
    cwd: root,
    env: { ...process.env, ...jestEnv, GUARD_OUT: JSON.stringify(guard) },
    logFile: path.join(place, `${id}.log`),
    signal,
  });
  const files = readAnswers(answers);
  return guard.heldBy.map((test) => ({
    ...judge(files.find(({ name }) => name === path.join(root, test))),
    guard,
    test,
  }));
}

/** Jest writes none when it did not even begin. */
function readAnswers(file: string): readonly TestFile[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).testResults;
  } catch {
    return [];
  }
}

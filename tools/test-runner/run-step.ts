import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { runCommand } from '../process/run-command.ts';
import type { Counts, Step, StepResult } from './step.ts';

interface RunStepOptions {
  readonly root: string;
  readonly logFile: string;
  readonly signal: AbortSignal;
}

export async function runStep(step: Step, { root, logFile, signal }: RunStepOptions): Promise<StepResult> {
  const { code, seconds } = await runCommand({
    command: step.command,
    args: step.args,
    cwd: root,
    env: { ...uncolored(process.env), ...step.env },
    logFile,
    signal,
  });
  const counts = honest(step.counts?.(stripVTControlCharacters(readFileSync(logFile, 'utf8'))), code === 0);
  return { step, counts, seconds, state: counts.failed === 0 ? 'passed' : 'failed' };
}

/** Output that goes to a file is plain unless color is forced. */
const uncolored = ({ FORCE_COLOR: _, ...env }: NodeJS.ProcessEnv): NodeJS.ProcessEnv => env;

/** A failed command counts as a failure, whatever it counted, and so does one without any test. */
function honest(counted: Counts | undefined, isSuccess: boolean): Counts {
  const counts = counted ?? { passed: isSuccess ? 1 : 0, failed: 0 };
  const isProof = isSuccess && counts.passed > 0;
  return { ...counts, failed: Math.max(counts.failed, isProof ? 0 : 1) };
}

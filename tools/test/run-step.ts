import { readFileSync } from 'node:fs';
import { runCommand } from '../process/index.ts';
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
    env: { ...colourless(process.env), ...step.env },
    logFile,
    signal,
  });
  const counts = honest(step.counts?.(readFileSync(logFile, 'utf8')), code === 0);
  return { step, counts, seconds, state: counts.failed === 0 ? 'passed' : 'failed' };
}

/** Logs are read by people and by the counts. Some tools take any FORCE_COLOR, even 0, for a yes. */
const colourless = ({ FORCE_COLOR: _, ...env }: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  NO_COLOR: '1',
});

/** A command that failed has a failure, whatever it counted; one that ran no test has proved nothing. */
function honest(counted: Counts | undefined, isSuccess: boolean): Counts {
  const counts = counted ?? { passed: isSuccess ? 1 : 0, failed: 0 };
  const isProof = isSuccess && counts.passed > 0;
  return { ...counts, failed: Math.max(counts.failed, isProof ? 0 : 1) };
}

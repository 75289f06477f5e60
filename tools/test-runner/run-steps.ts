import { readFileSync } from 'node:fs';
import path from 'node:path';
import { onStopRequest, StopRequest } from '../process/stop-request.ts';
import { chooseSteps, UnknownStepError } from './choose-steps.ts';
import { runStep } from './run-step.ts';
import type { Step, StepResult } from './step.ts';
import { countsLine, summaryTable, totalOf } from './summary.ts';

/** Runs the steps of the command line, and ends the process with the result. */
export async function runSteps(
  root: string,
  allSteps: readonly Step[],
  args: readonly string[],
): Promise<void> {
  try {
    const { steps, isAll } = chooseSteps(allSteps, args);
    const signal = onStopRequest();
    const results: StepResult[] = [];
    for (const step of steps) {
      const isStopped = !isAll && results.some(({ state }) => state === 'failed');
      results.push(isStopped ? notRun(step) : await runAloud(root, step, signal));
    }
    const total = totalOf(results);
    console.log(`\n${summaryTable(results)}\n`);
    for (const name of results.flatMap(({ counts }) => counts.unsteady ?? [])) {
      console.log(`Passed only on retry: ${name}`);
    }
    console.log(countsLine(total));
    process.exitCode = total.failed > 0 ? 1 : 0;
  } catch (error) {
    if (error instanceof StopRequest) process.exitCode = error.exitCode;
    else if (error instanceof UnknownStepError) {
      console.error(`\n${error.message}\n`);
      process.exitCode = 2;
    } else throw error;
  }
}

const notRun = (step: Step): StepResult => ({
  step,
  state: 'not run',
  counts: { passed: 0, failed: 0 },
  seconds: 0,
});

/** Runs a step, and prints the end of its log if it fails. */
async function runAloud(root: string, step: Step, signal: AbortSignal): Promise<StepResult> {
  const logFile = path.join(root, '.cache', 'test', `${step.name}.log`);
  console.log(`${step.name}: ${step.title} …`);
  const result = await runStep(step, { root, logFile, signal });
  const isBroken = result.state === 'failed';
  console.log(
    `  ${isBroken ? 'BROKEN' : 'ok'}, ${countsLine(result.counts)}, ${result.seconds.toFixed(1)} s`,
  );
  if (isBroken) {
    const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-60);
    console.log(
      `${lines.map((line) => `  | ${line}`).join('\n')}\n  Whole output: ${path.relative(root, logFile)}`,
    );
  }
  return result;
}

import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
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
    const results = await runInOrder(steps, isAll, (step) => runAloud(root, step, signal));
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

/** Starts the steps in order, each when enough cores are free. Starts none after a failed one, unless all shall run. */
async function runInOrder(
  steps: readonly Step[],
  isAll: boolean,
  run: (step: Step) => Promise<StepResult>,
): Promise<readonly StepResult[]> {
  const cores = availableParallelism();
  const running = new Set<Promise<unknown>>();
  const results: Promise<StepResult>[] = [];
  let busy = 0;
  let isStopped = false;
  for (const step of steps) {
    const needed = Math.min(step.cores ?? cores, cores);
    while (busy + needed > cores) await Promise.race(running);
    if (isStopped) {
      results.push(Promise.resolve(notRun(step)));
      continue;
    }
    busy += needed;
    const result = run(step);
    const ended = result
      .then(
        ({ state }) => !isAll && state === 'failed',
        () => true,
      )
      .then((stops) => {
        busy -= needed;
        running.delete(ended);
        isStopped ||= stops;
      });
    running.add(ended);
    results.push(result);
  }
  return Promise.all(results);
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
    `  ${step.name} ${isBroken ? 'BROKEN' : 'ok'}, ${countsLine(result.counts)}, ${result.seconds.toFixed(1)} s`,
  );
  if (isBroken) {
    const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-60);
    console.log(
      `${lines.map((line) => `  | ${line}`).join('\n')}\n  Whole output: ${path.relative(root, logFile)}`,
    );
  }
  return result;
}

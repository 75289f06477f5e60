import { onStopRequest, StopRequest, whenAborted } from './stop-request.ts';

interface Running {
  /** Fulfilled with the error that ended it. */
  readonly broken: Promise<unknown>;
  readonly stop: () => Promise<unknown>;
}

/** Runs what a command starts until Ctrl-C, or until it breaks. Then it stops, and this process ends. */
export async function runUntilStopped(start: (signal: AbortSignal) => Promise<Running>): Promise<never> {
  const signal = onStopRequest();
  try {
    const running = await start(signal);
    const ending = await Promise.race([running.broken, whenAborted(signal)]);
    await running.stop();
    if (!(ending instanceof StopRequest)) throw ending;
  } catch (error) {
    if (error instanceof StopRequest) process.exitCode = error.exitCode;
    else {
      console.error(`\n${error instanceof Error ? error.message : error}\n`);
      process.exitCode = 1;
    }
  }
  // Handlers of signals do not keep a process alive, but an unfinished request to a stopped server may.
  process.exit();
}

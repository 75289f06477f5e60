import { constants } from 'node:os';

interface Running {
  /** Fulfilled with the error that ended it. */
  readonly broken?: Promise<Error>;
  readonly stop: () => unknown;
}

/** Runs what a command starts until Ctrl-C, or until it breaks. Then it stops everything, and this process ends. */
export async function runUntilStopped(start: () => Promise<Running>): Promise<never> {
  const signal = new Promise<NodeJS.Signals>((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, resolve);
  });
  let running: Running | undefined;
  const run = async () => {
    running = await start();
    return running.broken ?? signal;
  };
  const broken = run().catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
  const ending = await Promise.race([signal, broken]);
  await running?.stop();
  if (ending instanceof Error) console.error(`\n${ending.message}\n`);
  // Unfinished requests and file watchers would keep the process alive. Its children end with it.
  process.exit(ending instanceof Error ? 1 : 128 + constants.signals[ending]);
}

import { runCli } from './cli.ts';
import type { Tools } from './tools.ts';

/** Node's exit code for a process that ends while a promise is pending. */
const unsettledAwait = 13;

/** Runs one command line as this process: prints its result and sets the exit code. */
export async function runProcess(args: readonly string[], tools: Omit<Tools, 'store'>): Promise<void> {
  process.on('exit', (code) => {
    if (code !== unsettledAwait) return;
    console.error(
      'The command ended before it was done: a worker process of the build stopped unexpectedly. Run the command again; versions that are published already stay as they are.',
    );
    process.exitCode = 1;
  });
  const { exitCode, output } = await runCli(args, tools);
  if (exitCode === 0 || args.includes('--json')) console.log(output);
  else console.error(output);
  process.exitCode = exitCode;
}

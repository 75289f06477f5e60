import { type ChildOptions, startChild } from './child.ts';

export interface CommandResult {
  /** Exit code as in a shell; 1 for a command that could not be started. */
  readonly code: number;
  readonly lastLines: string;
  readonly seconds: number;
}

export interface CommandOptions extends ChildOptions {
  /** Stops the command early. */
  readonly signal?: AbortSignal;
}

/** Runs a command to its end. The log has all of its output. */
export async function runCommand({ signal, ...options }: CommandOptions): Promise<CommandResult> {
  signal?.throwIfAborted();
  const started = performance.now();
  const child = startChild(options);
  signal?.addEventListener('abort', child.stop);
  const ending = await child.ended;
  signal?.removeEventListener('abort', child.stop);
  signal?.throwIfAborted();
  const seconds = (performance.now() - started) / 1000;
  const code = 'cause' in ending ? 1 : (ending.code ?? 1);
  return { code, lastLines: child.lastLines(), seconds };
}

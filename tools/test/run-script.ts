import { type ChildProcess, spawn } from 'node:child_process';
import { writeFiles } from './a-folder.ts';

export interface Finished {
  readonly code: number | null;
  readonly output: string;
}

export interface RunningScript {
  readonly process: ChildProcess;
  readonly output: () => string;
  readonly finished: Promise<Finished>;
}

/** Runs a command to its end, and returns its output. */
export function run(command: string, args: readonly string[], cwd: string, env = process.env): RunningScript {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const finished = new Promise<Finished>((resolve) => {
    child.on('close', (code) => resolve({ code, output }));
  });
  return { process: child, output: () => output, finished };
}

/** Runs TypeScript with Node in a temporary folder. */
export function runScript(folder: string, code: string, args: readonly string[] = []): RunningScript {
  writeFiles(folder, { 'script.mts': code });
  return run(process.execPath, ['script.mts', ...args], folder);
}

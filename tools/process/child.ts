import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { lastLines } from './last-lines.ts';
import { endGroup } from './process-group.ts';

export interface ChildOptions {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Receives all output of the process. */
  readonly logFile: string;
  /** User that runs it, for programs that must not run as root. */
  readonly uid?: number;
  readonly gid?: number;
  /** Waits for `begin`. */
  readonly isOnStandby?: boolean;
}

export type Ending =
  | { readonly code: number | null; readonly signal: NodeJS.Signals | null }
  | { readonly cause: Error };

export interface Child {
  readonly pid: number;
  readonly logFile: string;
  readonly ended: Promise<Ending>;
  readonly lastLines: () => string;
  /** Ends the process and all of its children. Can be called more than once. */
  readonly stop: () => Promise<void>;
  /** Starts a process that is on standby. */
  readonly begin: () => void;
}

/** Starts a child with its own process group, so that its children end with it. */
export function startChild({
  command,
  args,
  env = process.env,
  logFile,
  isOnStandby = false,
  ...options
}: ChildOptions): Child {
  mkdirSync(path.dirname(logFile), { recursive: true });
  // Write to the file directly: a logger that writes to a pipe without a reader keeps its process alive.
  const log = openSync(logFile, 'w');
  const child = spawn(command, args, {
    ...options,
    env,
    stdio: ['ignore', log, log, ...(isOnStandby ? (['ipc'] as const) : [])],
    detached: process.platform !== 'win32',
  });
  const pid = child.pid ?? 0;
  const ended = new Promise<Ending>((resolve) => {
    child.on('error', (cause) => {
      writeSync(log, `${cause.message}\n`);
      closeSync(log);
      resolve({ cause });
    });
    child.on('exit', (code, signal) => {
      endGroup(pid, 'SIGKILL');
      closeSync(log);
      resolve({ code, signal });
    });
  });
  const stop = async () => {
    endGroup(pid, 'SIGTERM');
    const force = setTimeout(endGroup, stopTimeout, pid, 'SIGKILL');
    await ended;
    clearTimeout(force);
  };
  const begin = () => void child.send?.('begin', () => {});
  return { pid, logFile, ended, lastLines: () => lastLines(logFile), stop, begin };
}

/** Time for requests in flight before the process is killed. */
const stopTimeout = 5000;

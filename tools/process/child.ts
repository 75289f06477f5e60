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
  /** Receives all that the process says. */
  readonly logFile: string;
  /** Whom it runs as, where root starts what must not be root. */
  readonly uid?: number;
  readonly gid?: number;
  /** It can be sent one message, and waits for it. */
  readonly isHeldBack?: boolean;
}

export type Ending =
  | { readonly code: number | null; readonly signal: NodeJS.Signals | null }
  | { readonly cause: Error };

export interface Child {
  readonly pid: number;
  readonly logFile: string;
  readonly ended: Promise<Ending>;
  readonly lastLines: () => string;
  /** Ends the process and all that it started. May be called often. */
  readonly stop: () => Promise<void>;
  /** Lets one go on that is held back. */
  readonly begin: () => void;
}

/** A child has a process group of its own, so that nothing that it starts can outlive it. */
export function startChild({
  command,
  args,
  env = process.env,
  logFile,
  isHeldBack = false,
  ...options
}: ChildOptions): Child {
  mkdirSync(path.dirname(logFile), { recursive: true });
  // The file itself, not a pipe to us: a logger that writes to a pipe nobody reads any more never lets its process end.
  const log = openSync(logFile, 'w');
  const child = spawn(command, args, {
    ...options,
    env,
    stdio: ['ignore', log, log, ...(isHeldBack ? (['ipc'] as const) : [])],
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
    const force = setTimeout(endGroup, patience, pid, 'SIGKILL');
    await ended;
    clearTimeout(force);
  };
  const begin = () => void child.send?.('begin', () => {});
  return { pid, logFile, ended, lastLines: () => lastLines(logFile), stop, begin };
}

/** Requests in flight may finish; whoever needs longer is ended by force. */
const patience = 5000;

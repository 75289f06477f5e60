import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { endGroup } from './process-group.ts';
import { Tail } from './tail.ts';

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
}

/** A child has a process group of its own, so that nothing that it starts can outlive it. */
export function startChild({ command, args, env = process.env, logFile, ...options }: ChildOptions): Child {
  mkdirSync(path.dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  const tail = new Tail();
  const child = spawn(command, args, {
    ...options,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  const hear = (text: string) => {
    if (!log.writableEnded) log.write(text);
    tail.add(text);
  };
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', hear);
  const pid = child.pid ?? 0;
  const ended = new Promise<Ending>((resolve) => {
    const end = (ending: Ending) => log.end(() => resolve(ending));
    child.on('error', (cause) => {
      hear(`${cause.message}\n`);
      end({ cause });
    });
    child.on('exit', (code, signal) => {
      endGroup(pid, 'SIGKILL');
      // Its last words may still be on their way; a process that left the group may hold the pipe for ever.
      const deadline = setTimeout(end, 500, { code, signal });
      child.on('close', () => {
        clearTimeout(deadline);
        end({ code, signal });
      });
    });
  });
  const stop = async () => {
    endGroup(pid, 'SIGTERM');
    const force = setTimeout(endGroup, patience, pid, 'SIGKILL');
    await ended;
    clearTimeout(force);
  };
  return { pid, logFile, ended, lastLines: () => tail.lines(), stop };
}

/** Requests in flight may finish; whoever needs longer is ended by force. */
const patience = 5000;

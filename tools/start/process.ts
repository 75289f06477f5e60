import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { execa } from 'execa';

export interface ProgramOptions {
  /** Name at the start of a sentence: "The API host". */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Receives all output. */
  readonly logFile: string;
  /** Adds to the log of an earlier process instead of replacing it. */
  readonly isLogKept?: boolean | undefined;
  /** User that runs it, for programs that must not run as root. */
  readonly uid?: number;
  readonly gid?: number;
}

export type Service = ReturnType<typeof start>;

/** Starts a program that runs until it is stopped, or until this process ends. */
export const startProgram = (options: ProgramOptions): Service => start(options, false);

/** Starts a script of Node. It also ends when this process is killed. */
export const startScript = ({ args, ...options }: Omit<ProgramOptions, 'command'>): Service => {
  const preload = ['--import', new URL('./end-with-parent.mjs', import.meta.url).href];
  return start({ ...options, command: process.execPath, args: [...preload, ...args] }, true);
};

function start(
  { name, command, args, logFile, isLogKept = false, env = process.env, ...options }: ProgramOptions,
  hasChannel: boolean,
) {
  mkdirSync(path.dirname(logFile), { recursive: true });
  // execa opens it later, and `lastLines` may be called before.
  writeFileSync(logFile, '', { flag: isLogKept ? 'a' : 'w' });
  const child = execa(command, args, {
    ...options,
    env,
    extendEnv: false,
    stdin: 'ignore',
    stdout: { file: logFile, append: isLogKept },
    stderr: { file: logFile, append: isLogKept },
    buffer: false,
    ipc: hasChannel,
    reject: false,
  });
  const lastLines = () => readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-20).join('\n');
  /** Fulfilled when the process has ended for any reason. */
  const ended: Promise<Error> = child.then(({ exitCode, signal, originalMessage }) => {
    const failure = signal ? `was ended by ${signal}` : `could not be started: ${originalMessage}`;
    const how = exitCode === undefined ? failure : `ended with exit code ${exitCode}`;
    return withLog(`${name} ${how}.`, { logFile, lastLines });
  });
  /** Asks the process to end, and kills it after 5 s. Can be called more than once. */
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { name, pid: child.pid ?? 0, logFile, lastLines, ended, stop };
}

const withLog = (sentence: string, { logFile, lastLines }: Pick<Service, 'logFile' | 'lastLines'>) =>
  new Error(`${sentence}\nIts last lines:\n${lastLines().replaceAll(/^/gm, '  | ')}\nIts log: ${logFile}`);

/**
 * Waits until the service answers an address with success; fails if it ends before or takes too long. The first start on
 * a busy machine generates the demo world and may take minutes.
 */
export async function waitUntilHealthy(service: Service, url: string, seconds = 240): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  let hasEnded: Error | undefined;
  void service.ended.then((error) => {
    hasEnded = error;
  });
  let found = '';
  while (Date.now() < deadline) {
    found = await ask(url);
    if (hasEnded) throw hasEnded;
    if (found === '') return;
    await delay(100);
  }
  throw withLog(`${service.name} is not ready after ${seconds} s: ${url} ${found}.`, service);
}

/** Empty: it answers with success. */
async function ask(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
    const text = await response.text();
    return response.ok ? '' : `answers ${response.status} ${text.slice(0, 300)}`;
  } catch {
    return 'does not answer';
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort, root } from '../../site-runner/index.ts';
import { bareEnvironment } from '../../test-helpers/bare-environment.ts';
import { copyWorkTree } from '../../test-helpers/copy-work-tree.ts';

export interface RunningStart {
  readonly npm: ChildProcess;
  /** The address of the site. */
  readonly site: string;
  /** `/metrics` and the full `/healthz` of the shell server. */
  readonly operators: string;
  /** Milliseconds from the command until the site is ready. */
  readonly seconds: number;
  readonly output: () => string;
  readonly ended: Promise<void>;
  /** Sends Ctrl-C as a terminal does: to every process of the group. */
  readonly pressCtrlC: () => void;
}

export interface FreshMachine {
  readonly npmStart: () => Promise<RunningStart>;
  /** Lists the commands of processes that an earlier start left running. */
  readonly processesLeft: () => Promise<string[]>;
  /** Ends what a failed test has left running. */
  readonly endAll: () => void;
  readonly remove: () => void;
}

/**
 * Creates a checkout of the work tree with an empty home and empty caches. Only Node and npm come from this machine.
 */
export async function aFreshMachine(): Promise<FreshMachine> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hotdrop-fresh-'));
  const checkout = path.join(folder, 'checkout');
  copyWorkTree(root, checkout);
  const mark = `HOTDROP_FRESH_MACHINE=${randomUUID()}`;
  const env = environment(path.join(folder, 'home'), mark);
  return {
    npmStart: () => npmStart(checkout, env),
    processesLeft: () => processesLeft(mark),
    endAll: () => {
      for (const pid of processesWith(mark)) process.kill(pid, 'SIGKILL');
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function environment(home: string, mark: string): NodeJS.ProcessEnv {
  const [name = '', value] = mark.split('=');
  return { ...bareEnvironment(home), [name]: value };
}

async function npmStart(cwd: string, env: NodeJS.ProcessEnv): Promise<RunningStart> {
  const [PORT, API_PORT] = [await freePort(), await freePort()].map(String);
  const [OPERATORS_PORT, API_OPERATORS_PORT] = [await freePort(), await freePort()].map(String);
  const started = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd,
    env: { ...env, PORT, API_PORT, OPERATORS_PORT, API_OPERATORS_PORT },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  let isEnded = false;
  const ended = new Promise<void>((resolve) => {
    npm.on('exit', () => {
      isEnded = true;
      resolve();
    });
  });
  const site = `http://127.0.0.1:${PORT}`;
  while (!output.includes(`${site}/pubg`)) {
    if (isEnded) throw new Error(`npm start ended before the site was ready:\n${output}`);
    await delay(100);
  }
  const seconds = (performance.now() - started) / 1000;
  const pressCtrlC = () => process.kill(-(npm.pid ?? 0), 'SIGINT');
  const operators = `http://127.0.0.1:${OPERATORS_PORT}`;
  return { npm, site, operators, seconds, output: () => output, ended, pressCtrlC };
}

/** A process may need a moment to end. */
async function processesLeft(mark: string): Promise<string[]> {
  for (let attempt = 0; attempt < 100 && processesWith(mark).length > 0; attempt++) await delay(100);
  return processesWith(mark).map((pid) => contentOf(`/proc/${pid}/cmdline`).replaceAll('\0', ' '));
}

/** All our processes have this mark in their environment. */
const processesWith = (mark: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && contentOf(`/proc/${name}/environ`).includes(mark))
    .map(Number);

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

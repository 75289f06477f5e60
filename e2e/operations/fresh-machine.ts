import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { bareEnvironment } from '@hotdrop/tools/bare-environment';
import { freePort, root } from '@hotdrop/tools/site-runner';
import { copyWorkTree } from '@hotdrop/tools/testing';

export interface RunningStart {
  readonly npm: ChildProcess;
  readonly site: string;
  /** `/metrics` and the full `/healthz` of the shell server. */
  readonly operators: string;
  /** Seconds from the command until the site is ready. */
  readonly seconds: number;
  readonly output: string;
  readonly ended: Promise<void>;
}

export interface FreshMachine {
  readonly npmStart: () => Promise<RunningStart>;
  /** Lists the commands of processes that an earlier start left running. */
  readonly processesLeft: () => Promise<string[]>;
  /** Ends what a failed test has left running. */
  readonly remove: () => void;
}

/** Copies the work tree beside an empty home and empty caches. Only Node and npm come from this machine. */
export function aFreshMachine(): FreshMachine {
  const folder = mkdtempSync(path.join(tmpdir(), 'hotdrop-fresh-'));
  const checkout = path.join(folder, 'checkout');
  copyWorkTree(root, checkout);
  const mark = randomUUID();
  const env = { ...bareEnvironment(path.join(folder, 'home')), FRESH_MACHINE: mark };
  const running = () =>
    readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && read(`/proc/${pid}/environ`).includes(mark));
  return {
    npmStart: () => npmStart(checkout, env),
    async processesLeft() {
      // A process may need a moment to end.
      for (let attempt = 0; attempt < 100 && running().length > 0; attempt++) await delay(100);
      return running().map((pid) => read(`/proc/${pid}/cmdline`).replaceAll('\0', ' '));
    },
    remove() {
      for (const pid of running()) process.kill(Number(pid), 'SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function npmStart(cwd: string, env: NodeJS.ProcessEnv): Promise<RunningStart> {
  const [PORT, API_PORT] = [String(await freePort()), String(await freePort())];
  const [OPERATORS_PORT, API_OPERATORS_PORT] = [String(await freePort()), String(await freePort())];
  const started = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd,
    env: { ...env, PORT, API_PORT, OPERATORS_PORT, API_OPERATORS_PORT },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Ctrl-C in a terminal goes to every process of the group.
    detached: true,
  });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = new Promise<void>((resolve) => npm.on('exit', () => resolve()));
  const site = `http://127.0.0.1:${PORT}`;
  while (!output.includes(`${site}/pubg`)) {
    if (npm.exitCode !== null) throw new Error(`npm start ended before the site was ready:\n${output}`);
    await delay(100);
  }
  const seconds = (performance.now() - started) / 1000;
  return { npm, site, operators: `http://127.0.0.1:${OPERATORS_PORT}`, seconds, output, ended };
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { freePort } from '@hotdrop/tools/site-runner';

/** Starts API hosts as separate processes, as operators run them. */

const api = resolve(import.meta.dirname, '../../api');

export type Settings = Readonly<Record<string, string>>;

/** Runs one of the API's programs to its end. */
export const runProgram = (program: string, settings: Settings): boolean =>
  spawnSync(process.execPath, [resolve(api, program)], {
    env: { ...process.env, ...settings },
    stdio: 'inherit',
  }).status === 0;

export interface Host {
  readonly url: string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

const isThere = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/healthz`)).ok;
  } catch {
    return false;
  }
};

export const startHost = async (settings: Settings): Promise<Host> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [resolve(api, 'src/server.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      OPERATORS_PORT: '0',
      ...settings,
      API_PORT: String(port),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  for (let attempt = 0; attempt < 600 && !(await isThere(url)); attempt++) {
    if (child.exitCode !== null) throw new Error('The API host ended before it answered.');
    await new Promise((go) => setTimeout(go, 200));
  }
  return {
    url,
    process: child,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
};

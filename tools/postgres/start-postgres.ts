import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Child, startChild } from '../process/child.ts';
import { freePort } from '../process/free-port.ts';
import { postgresPrograms, postgresUser } from './programs.ts';

export interface Postgres {
  /** The address for its superuser, in the default database. */
  readonly url: string;
  readonly stop: () => Promise<void>;
  /** Ends the server as an operator does, or another signal does: connections are closed, the data stays. */
  readonly halt: (signal?: NodeJS.Signals) => Promise<void>;
  /** Starts a server that was halted, on the same port. */
  readonly resume: () => Promise<void>;
}

/** Faster settings without crash safety: tests discard their data. */
const careless = ['fsync', 'synchronous_commit', 'full_page_writes'].map((name) => `${name}=off`);
const settings = [...careless, 'listen_addresses=127.0.0.1', 'max_connections=200'];

/** Starts an empty PostgreSQL server on a free port. Stopping it removes its data. */
export async function startPostgres(): Promise<Postgres> {
  const programs = postgresPrograms();
  const user = postgresUser();
  const folder = mkdtempSync(path.join(tmpdir(), 'hotdrop-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  // Messages are in English, whatever the machine's language is.
  const initdb = ['-D', data, '-U', 'test', '--auth=trust', '--no-sync', '--encoding=UTF8', '--no-locale'];
  execFileSync(path.join(programs, 'initdb'), initdb, { cwd: folder, ...user, stdio: 'pipe' });

  const port = await freePort();
  const launch = async () => {
    const server = startChild({
      command: path.join(programs, 'postgres'),
      args: ['-D', data, '-p', String(port), '-k', folder, ...settings.flatMap((one) => ['-c', one])],
      cwd: folder,
      ...user,
      logFile: path.join(folder, 'postgres.log'),
    });
    while (!server.lastLines().includes('ready to accept connections')) {
      if (await Promise.race([server.ended.then(() => true), delay(50, false)])) {
        throw new Error(`PostgreSQL ended before it was ready:\n${server.lastLines()}`);
      }
    }
    return server;
  };
  let server: Child | undefined;
  const stop = async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    server = await launch();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: `postgres://test@127.0.0.1:${port}/postgres`,
    stop,
    async halt(signal = 'SIGINT') {
      if (server) process.kill(server.pid, signal);
      await server?.ended;
    },
    async resume() {
      server = await launchAfterCrash(launch);
    },
  };
}

/** The processes of a killed server keep its shared memory for a moment, and meanwhile the next one refuses to start. */
async function launchAfterCrash(launch: () => Promise<Child>): Promise<Child> {
  for (let tries = 100; ; tries -= 1) {
    try {
      return await launch();
    } catch (error) {
      if (tries === 0 || !String(error).includes('shared memory block')) throw error;
      await delay(100);
    }
  }
}

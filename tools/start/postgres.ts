import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './ports.ts';
import { type Service, startProgram } from './process.ts';

/** Faster settings without crash safety: tests discard their data. */
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'listen_addresses=127.0.0.1',
  'max_connections=200',
];

/** Finds the folder with `initdb` and `postgres`. Debian keeps them out of PATH. Undefined: PostgreSQL is not installed. */
export const findPostgres = (): string | undefined =>
  [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
  ]
    .filter(Boolean)
    .find((folder) => existsSync(path.join(folder, 'initdb')));

/** Starts an empty PostgreSQL server on a free port. Stopping it removes its data. */
export async function startPostgres() {
  const programs = findPostgres();
  if (!programs) {
    throw new Error(
      'PostgreSQL is not installed. Install it (apt-get install postgresql-15), or name a server that tests may fill: TEST_POSTGRES_URL=postgres://user@host/postgres',
    );
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'hotdrop-postgres-'));
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  // Messages are in English, whatever the machine's language is.
  const initdb = ['-D', data, '-U', 'test', '--auth=trust', '--no-sync', '--encoding=UTF8', '--no-locale'];
  execFileSync(path.join(programs, 'initdb'), initdb, { cwd: folder, ...user, stdio: 'pipe' });

  const port = await freePort();
  const launch = async (): Promise<Service> => {
    const server = startProgram({
      name: 'PostgreSQL',
      command: path.join(programs, 'postgres'),
      args: ['-D', data, '-p', String(port), '-k', folder, ...settings.flatMap((setting) => ['-c', setting])],
      cwd: folder,
      ...user,
      logFile: path.join(folder, 'postgres.log'),
    });
    while (!server.lastLines().includes('ready to accept connections')) {
      const error = await Promise.race([server.ended, delay(50, undefined)]);
      if (error) throw error;
    }
    return server;
  };
  let server = await launch();
  return {
    /** The address for its superuser, in the default database. */
    url: `postgres://test@127.0.0.1:${port}/postgres`,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    /** Ends the server as an operator does, or another signal does: connections are closed, the data stays. */
    async halt(signal: NodeJS.Signals = 'SIGINT') {
      process.kill(server.pid, signal);
      await server.ended;
    },
    /** Starts a server that was halted, on the same port. */
    async resume() {
      for (;;) {
        try {
          server = await launch();
          return;
        } catch (error) {
          // The processes of a killed server keep its shared memory for a moment.
          if (!String(error).includes('shared memory block')) throw error;
          await delay(100);
        }
      }
    },
  };
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { BackupError } from './backup-file.ts';

/** Runs PostgreSQL's own programs. The password is in their environment: every user of a machine sees arguments. */
const start = (program: string, args: readonly string[], databaseUrl: string): ChildProcess => {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return spawn(program, [...args, '--dbname', url.href], {
    env: { ...process.env, ...(password && { PGPASSWORD: password }), PGAPPNAME: 'hotdrop-backup' },
  });
};

/** Waits until a program has ended, and fails unless it has done its work. */
const waitFor = async (program: string, child: ChildProcess): Promise<void> => {
  let messages = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    messages = (messages + text).slice(-2_000);
  });
  const [code] = await once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new BackupError(
      `The program ${program} was not found. Install the client programs of PostgreSQL, in the version of the server or newer (Debian: apt-get install postgresql-client), and have their folder in PATH.`,
    );
  });
  if (code !== 0) throw new BackupError(`${program} failed: ${messages.trim() || `exit code ${code}`}`);
};

/** Reads a dump as SQL, in the snapshot of another transaction. */
export async function* readDump(databaseUrl: string, snapshot: string): AsyncGenerator<Buffer> {
  const args = ['--no-owner', '--no-privileges', '--snapshot', snapshot];
  const child = start('pg_dump', args, databaseUrl);
  const ended = waitFor('pg_dump', child);
  // Reported below, after the output that came before the failure.
  ended.catch(() => {});
  try {
    if (child.stdout) yield* child.stdout;
    await ended;
  } finally {
    child.kill();
  }
}

interface Script {
  readonly before: string;
  readonly dump: Readable;
  readonly after: string;
}

/** Runs SQL in one transaction. It is committed only after all of it has arrived. */
export const runScript = async (databaseUrl: string, { before, dump, after }: Script): Promise<void> => {
  const child = start('psql', ['--no-psqlrc', '--quiet', '--set', 'ON_ERROR_STOP=1'], databaseUrl);
  const ended = waitFor('psql', child);
  ended.catch(() => {});
  const { stdin } = child;
  if (!stdin) throw new Error('psql has no input');
  child.stdout?.resume();
  try {
    stdin.write(`begin;\n${before};\n`);
    await pipeline(dump, stdin, { end: false });
    stdin.end(`\n${after};\ncommit;\n`);
    await finished(stdin);
  } catch (error) {
    // psql says why it has stopped reading.
    child.kill();
    await ended;
    throw error;
  }
  await ended;
};

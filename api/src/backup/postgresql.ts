import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { applicationName, withHostLock } from '../data/postgresql.ts';
import * as schema from '../data/schema.ts';
import { readSchemaVersion } from '../data/schema-version.ts';
import { runHiddenCommand } from '../hidden/hide-player.ts';
import { BackupError, type BackupFacts } from './backup-file.ts';
import { checkDatabase, reasonOf } from './check-database.ts';
import { endSessions, refuseData, refuseOtherBackup, type Target } from './target.ts';

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
async function* readDump(databaseUrl: string, snapshot: string): AsyncGenerator<Buffer> {
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
const runScript = async (databaseUrl: string, { before, dump, after }: Script): Promise<void> => {
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

/** A connection without the timeouts of a host: a backup reads for as long as it takes. */
const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true });
  client.on('error', () => {});
  await client.connect().catch((error) => {
    throw new BackupError(
      `The PostgreSQL server at DATABASE_URL cannot be reached (${reasonOf(error)}). Check the address and the server.`,
    );
  });
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const readFacts = async (client: pg.Client): Promise<BackupFacts> => {
  const { version } = await readSchemaVersion((text, values) => client.query(text, values));
  if (version === 0)
    throw new BackupError('The database at DATABASE_URL is empty: there is nothing to back up.');
  const { rows } = await client.query<{ version: number; now: Date }>(
    "select current_setting('server_version_num')::int / 10000 as version, now() as now",
  );
  const [row] = rows;
  return {
    database: 'postgresql',
    postgresql: row?.version ?? 0,
    schema: version,
    createdAt: (row?.now ?? new Date()).toISOString(),
  };
};

/** Everything that hosts create: the tables of the site, the list of migrations, and the job queue. */
const dropAll = `
  drop schema if exists pgboss cascade;
  drop schema if exists drizzle cascade;
  do $$
  declare name text;
  begin
    for name in select format('%I.%I', schemaname, tablename) from pg_tables where schemaname = 'public' loop
      execute 'drop table if exists ' || name || ' cascade';
    end loop;
  end $$`;

const countRows = async (client: pg.Client, fromClause: string, values: unknown[] = []): Promise<number> => {
  const { rows } = await client.query<{ count: string }>(`select count(*) from ${fromClause}`, values);
  return Number(rows[0]?.count);
};

const refuseUsedDatabase = async (client: pg.Client, isReplacing: boolean): Promise<void> => {
  const userTables = "pg_tables where schemaname not in ('pg_catalog', 'information_schema')";
  if ((await countRows(client, userTables)) > 0 && !isReplacing)
    throw refuseData('The database at DATABASE_URL');
  const ofHosts = 'pg_stat_activity where datname = current_database() and application_name = $1';
  if ((await countRows(client, ofHosts, [applicationName])) > 0) {
    throw new BackupError(
      'An API host uses the database at DATABASE_URL. Stop all hosts first. Nothing was restored.',
    );
  }
};

export const postgresqlTarget = (url: string): Target => ({
  dump: (save) =>
    withClient(url, async (client) => {
      // The dump sees this transaction's snapshot, so the facts describe exactly what is in it.
      await client.query('begin isolation level repeatable read read only');
      const facts = await readFacts(client);
      const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot');
      await save(facts, Readable.from(readDump(url, rows[0]?.snapshot ?? '')));
    }),

  async restore(backup, { isReplacing }) {
    refuseOtherBackup(backup, 'postgresql');
    await withClient(url, (client) =>
      // A host that starts now waits, and then finds the restored database.
      withHostLock(url, async () => {
        await refuseUsedDatabase(client, isReplacing);
        await runScript(url, {
          before: isReplacing ? dropAll : 'select',
          dump: backup.read(),
          after: endSessions,
        });
      }),
    );
  },

  check: () =>
    withClient(url, (client) =>
      checkDatabase({
        db: drizzle(client, { schema }),
        execute: (text, values) => client.query(text, values),
      }),
    ),

  changeHidden: (command) =>
    withClient(url, (client) => runHiddenCommand(drizzle(client, { schema }), command)),
});

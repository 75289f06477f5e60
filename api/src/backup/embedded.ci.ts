import { once } from 'node:events';
import { cpSync, mkdtempSync, openSync, readdirSync, renameSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { getPort } from '@hotdrop/shared-domain/server-port';
import { Hono } from 'hono';
import { runCommand } from '../command/run-command.ts';
import { openPglite } from '../data/pglite.ts';
import type { Store } from '../data/store.ts';
import { createHttpServer } from '../http/http-server.ts';
import { createLog } from '../monitoring/create-log.ts';
import { type BackupFacts, writeBackup } from './backup-file.ts';
import { createDatabaseApp, writeHostLink } from './embedded.ts';

const aFolder = () => mkdtempSync(join(tmpdir(), 'hotdrop-backup-'));

const fill = `
  insert into users (id, display_name, seen_at) values ('steam:1', 'One', now());
  insert into comments (author_id, content, created_at)
    select 'steam:1', 'Comment ' || n || repeat(' long', 2000), now() from generate_series(1, 40) n;
  insert into sessions (id, user_id, expires_at) values ('hash', 'steam:1', now() + interval '1 day')`;

let prepared: string;

beforeAll(async () => {
  prepared = aFolder();
  const store = await openPglite(prepared);
  await store.execute(fill);
  await store.close();
});

/** A data folder with a database, and the folder of its files. */
const aDatabase = () => {
  const dataDir = aFolder();
  cpSync(prepared, dataDir, { recursive: true });
  return { dataDir, files: join(dataDir, 'pglite', 'files') };
};

const run = (dataDir: string, ...args: string[]) => runCommand(args, { DATA_DIR: dataDir });

const withStore = async <T>(dataDir: string, work: (store: Store) => Promise<T>): Promise<T> => {
  const store = await openPglite(dataDir);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
};

const count = (dataDir: string, table: string) =>
  withStore(dataDir, async ({ execute }) => {
    const { rows } = await execute(`select count(*)::int as count from ${table}`);
    return rows[0]?.count;
  });

const backUp = async (dataDir: string): Promise<string> => {
  const file = join(aFolder(), 'site.backup');
  expect(await run(dataDir, 'backup', file)).toMatchObject({ exitCode: 0 });
  return file;
};

const facts: BackupFacts = {
  database: 'pglite',
  postgresql: 18,
  schema: 1,
  createdAt: '2026-11-22T12:00:00.000Z',
};

const aBackupOf = async (
  changed: Partial<BackupFacts>,
  dump = Buffer.from('no archive'),
): Promise<string> => {
  const file = join(aFolder(), 'other.backup');
  await writeBackup(file, { ...facts, ...changed }, Readable.from([dump]));
  return file;
};

test('restores comments into an empty folder and signs all visitors out', async () => {
  const file = await backUp(aDatabase().dataDir);
  const elsewhere = aFolder();
  expect(await run(elsewhere, 'restore', file)).toMatchObject({ exitCode: 0 });
  expect(await count(elsewhere, 'comments')).toBe(40);
  expect(await count(elsewhere, 'sessions')).toBe(0);
});

test('refuses to restore over data unless --replace is given', async () => {
  const { dataDir } = aDatabase();
  const file = await backUp(dataDir);
  await withStore(dataDir, ({ execute }) => execute('delete from comments'));
  const refused = await run(dataDir, 'restore', file);
  expect(refused).toMatchObject({
    exitCode: 1,
    output: expect.stringMatching(/holds data already.*--replace/),
  });
  expect(await count(dataDir, 'comments')).toBe(0);
  expect(await run(dataDir, 'restore', file, '--replace')).toMatchObject({ exitCode: 0 });
  expect(await count(dataDir, 'comments')).toBe(40);
});

test.each([
  ['of a newer version', { schema: 99 }, /another version of Hotdrop: its schema is 99/],
  ['of a PostgreSQL server', { database: 'postgresql' }, /one of a PostgreSQL server: set DATABASE_URL/],
  ['whose dump is no database', {}, /could not be restored/],
] as const)('refuses a backup %s and leaves the database as it is', async (_what, changed, message) => {
  const { dataDir } = aDatabase();
  const { exitCode, output } = await run(dataDir, 'restore', await aBackupOf(changed), '--replace');
  expect(exitCode).toBe(1);
  expect(output).toMatch(message);
  expect(readdirSync(join(dataDir, 'pglite')).toSorted()).toEqual(['files', 'lock.sqlite']);
  expect(await count(dataDir, 'comments')).toBe(40);
});

test('keeps the old database when a restore was killed while it moved files', async () => {
  const { dataDir, files } = aDatabase();
  renameSync(files, `${files}.replaced`);
  expect(await count(dataDir, 'comments')).toBe(40);
});

test('finds no damage in an undamaged database', async () => {
  const { exitCode, output } = await run(aDatabase().dataDir, 'check');
  expect(output).toMatch(/comments +40\n.*The database is intact/s);
  expect(exitCode).toBe(0);
});

test('says which table is damaged when a disk has changed bytes', async () => {
  const { dataDir, files } = aDatabase();
  const file = await withStore(dataDir, async ({ execute }) => {
    const { rows } = await execute("select pg_relation_filepath('comments_pkey') as path");
    return join(files, String(rows[0]?.path));
  });
  const page = openSync(file, 'r+');
  writeSync(page, 'damage', statSync(file).size - 100);
  const { exitCode, output } = await run(dataDir, 'check');
  expect(exitCode).toBe(1);
  expect(output).toMatch(/comments_pkey.*The database is damaged/s);
});

test('creates nothing where there is no database', async () => {
  const dataDir = aFolder();
  for (const args of [['check'], ['backup', join(dataDir, 'site.backup')]]) {
    expect(await run(dataDir, ...args)).toMatchObject({
      exitCode: 1,
      output: expect.stringContaining('There is no embedded database'),
    });
  }
  expect(readdirSync(dataDir)).toEqual([]);
});

describe('while a host runs', () => {
  const token = 'a-token-of-this-host';
  const dataDir = aFolder();
  let store: Store;
  let server: ReturnType<typeof createHttpServer>;
  let url: string;

  beforeAll(async () => {
    cpSync(prepared, dataDir, { recursive: true });
    store = await openPglite(dataDir);
    const operators = new Hono().route(
      '/database',
      createDatabaseApp({ store, token, log: createLog('silent') }),
    );
    server = createHttpServer(operators.fetch).listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${getPort(server)}`;
    writeHostLink(dataDir, { url, token });
  });
  afterAll(async () => {
    server.close().closeAllConnections();
    await store.close();
  });

  test('backs up and checks through the host', async () => {
    expect(await run(dataDir, 'check')).toMatchObject({ exitCode: 0 });
    const elsewhere = aFolder();
    expect(await run(elsewhere, 'restore', await backUp(dataDir))).toMatchObject({ exitCode: 0 });
    expect(await count(elsewhere, 'comments')).toBe(40);
  });

  test('hides a player through the host', async () => {
    const player = 'steam/account.0123456789abcdef';
    expect(await run(dataDir, 'hide', player)).toMatchObject({ exitCode: 0 });
    expect(await run(dataDir, 'hidden')).toMatchObject({
      exitCode: 0,
      output: expect.stringMatching(player),
    });
    expect(await run(dataDir, 'show', player)).toMatchObject({ exitCode: 0 });
    expect(await run(dataDir, 'show', player)).toMatchObject({ exitCode: 1 });
    expect(await run(dataDir, 'hide')).toMatchObject({ exitCode: 2 });
  });

  test('gives nothing to a process without the token', async () => {
    for (const headers of [{}, { Authorization: 'Bearer another-token' }]) {
      const answer = await fetch(`${url}/database/dump`, { method: 'POST', headers });
      expect([answer.status, (await answer.text()).length < 100]).toEqual([401, true]);
    }
  });

  test('lets only its owner read the token', () => {
    expect(statSync(join(dataDir, 'pglite', 'host.json')).mode & 0o777).toBe(0o600);
  });

  test('refuses to restore', async () => {
    const file = await backUp(dataDir);
    const { exitCode, output } = await run(dataDir, 'restore', file, '--replace');
    expect([exitCode, output]).toEqual([1, expect.stringContaining('in use by another process')]);
  });

  test('says what to do when the host does not answer', async () => {
    writeHostLink(dataDir, { url: 'http://127.0.0.1:9', token });
    const { exitCode, output } = await run(dataDir, 'check');
    writeHostLink(dataDir, { url, token });
    expect([exitCode, output]).toEqual([1, expect.stringMatching(/does not answer.*try again/)]);
  });
});

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import pg from 'pg';
import { anEmptyDatabase } from '../../testing/an-empty-database.ts';
import { runCommand } from '../command/run-command.ts';
import { openPostgresql } from '../data/postgresql.ts';
import { writeBackup } from './backup-file.ts';

const query = async (url: string, text: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
};

const open = (url: string) => openPostgresql(url, { connections: 4, onLost: () => {} });

const fill = `
  insert into users (id, display_name, seen_at) values ('steam:1', 'One', now());
  insert into comments (author_id, content, created_at)
    select 'steam:1', 'Comment ' || n, now() from generate_series(1, 40) n;
  insert into sessions (id, user_id, expires_at) values ('hash', 'steam:1', now() + interval '1 day')`;

/** A database of a host that has stopped. */
const aDatabase = async (): Promise<string> => {
  const url = await anEmptyDatabase('backup');
  await (await open(url)).close();
  await query(url, fill);
  return url;
};

const run = (url: string, ...args: string[]) => runCommand(args, { DATABASE_URL: url });
const aFile = () => join(mkdtempSync(join(tmpdir(), 'hotdrop-backup-')), 'site.backup');

const backUp = async (url: string): Promise<string> => {
  const file = aFile();
  expect(await run(url, 'backup', file)).toMatchObject({ exitCode: 0 });
  return file;
};

const countComments = async (url: string) =>
  (await query(url, 'select count(*)::int as count from comments'))[0].count;

test('restores into an empty database, signs all visitors out, and continues the numbers of comments', async () => {
  const file = await backUp(await aDatabase());
  const elsewhere = await anEmptyDatabase('backup');
  expect(await run(elsewhere, 'restore', file)).toMatchObject({ exitCode: 0 });
  expect(await run(elsewhere, 'check')).toMatchObject({ exitCode: 0 });
  expect(await query(elsewhere, 'select * from sessions')).toEqual([]);
  await (await open(elsewhere)).close();
  const added =
    "insert into comments (author_id, content, created_at) values ('steam:1', 'New', now()) returning id";
  expect(await query(elsewhere, added)).toEqual([{ id: '41' }]);
});

test('backs up one moment while hosts write', async () => {
  const url = await aDatabase();
  const store = await open(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  await client.query('delete from comments');
  const file = await backUp(url);
  await client.query('commit');
  await client.end();
  await store.close();
  const elsewhere = await anEmptyDatabase('backup');
  await run(elsewhere, 'restore', file);
  expect(await countComments(elsewhere)).toBe(40);
});

test('refuses a database with data unless --replace is given', async () => {
  const url = await aDatabase();
  const file = await backUp(url);
  await query(url, 'delete from comments; create table of_next_year (id int)');
  const refused = await run(url, 'restore', file);
  expect(refused).toMatchObject({
    exitCode: 1,
    output: expect.stringMatching(/holds data already.*--replace/),
  });
  expect(await run(url, 'restore', file, '--replace')).toMatchObject({ exitCode: 0 });
  expect(await countComments(url)).toBe(40);
  expect(await query(url, "select to_regclass('of_next_year') as name")).toEqual([{ name: null }]);
});

test('refuses to replace a database while a host uses it', async () => {
  const url = await aDatabase();
  const file = await backUp(url);
  const store = await open(url);
  await store.execute('select 1');
  const { exitCode, output } = await run(url, 'restore', file, '--replace');
  await store.close();
  expect([exitCode, output]).toEqual([1, expect.stringContaining('Stop all hosts first')]);
});

test.each([
  ['fails', 'create table half (id int); select no_such_function();', /psql failed: .*no_such_function/s],
  ['refers to rows that it lacks', 'create table half (id int); insert into nowhere values (1);', /nowhere/],
])('changes nothing when a dump %s', async (_what, sql, message) => {
  const url = await aDatabase();
  const file = aFile();
  const createdAt = '2026-11-22T12:00:00.000Z';
  const facts = { database: 'postgresql', postgresql: 15, schema: 1, createdAt } as const;
  await writeBackup(file, facts, Readable.from([sql]));
  const { exitCode, output } = await run(url, 'restore', file, '--replace');
  expect(exitCode).toBe(1);
  expect(output).toMatch(message);
  expect(await countComments(url)).toBe(40);
});

test('says what to do without a server, and without its programs', async () => {
  const unreachable = await run('postgres://test@127.0.0.1:9/none', 'check');
  expect(unreachable).toMatchObject({ exitCode: 1, output: expect.stringContaining('cannot be reached') });
  const url = await aDatabase();
  const { PATH } = process.env;
  process.env.PATH = '/nowhere';
  const { exitCode, output } = await run(url, 'backup', aFile());
  process.env.PATH = PATH;
  expect([exitCode, output]).toEqual([1, expect.stringContaining('pg_dump was not found')]);
});

test('keeps the password out of the arguments of programs, which every user of a machine sees', async () => {
  const url = new URL(await aDatabase());
  url.password = 'a-secret';
  const folder = mkdtempSync(join(tmpdir(), 'hotdrop-programs-'));
  const script = '#!/bin/sh\necho "arguments $*, password $PGPASSWORD" >&2; exit 1\n';
  writeFileSync(join(folder, 'pg_dump'), script, { mode: 0o755 });
  const { PATH } = process.env;
  process.env.PATH = `${folder}:${PATH}`;
  const { output } = await run(url.href, 'backup', aFile());
  process.env.PATH = PATH;
  expect(output).toMatch(/arguments .*--dbname postgres.*, password a-secret/);
  expect(output.match(/a-secret/g)).toHaveLength(1);
});

import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { openPglite } from './pglite.ts';

const aFolder = () => mkdtempSync(join(tmpdir(), 'hotdrop-database-'));

let prepared: string;

beforeAll(async () => {
  prepared = aFolder();
  const store = await openPglite(prepared);
  await store.execute('create table kept (word text)');
  await store.execute("insert into kept values ('hello')");
  await store.close();
});

/** A data folder with a database, and the folder of its files. */
const aDatabase = () => {
  const dataDir = aFolder();
  cpSync(prepared, dataDir, { recursive: true });
  return { dataDir, files: join(dataDir, 'pglite', 'files') };
};

const readWords = async (dataDir: string) => {
  const store = await openPglite(dataDir);
  const { rows } = await store.execute('select word from kept');
  await store.close();
  return rows;
};

test('opens a database that it has created', async () => {
  expect(await readWords(aDatabase().dataDir)).toEqual([{ word: 'hello' }]);
});

test('refuses a folder that is neither empty nor complete, and changes nothing in it', async () => {
  const { dataDir, files } = aDatabase();
  rmSync(join(files, 'PG_VERSION'));
  const before = readdirSync(files);
  await expect(openPglite(dataDir)).rejects.toThrow(
    /is incomplete: PG_VERSION is missing.*Restore the folder/s,
  );
  expect(readdirSync(files)).toEqual(before);
  cpSync(join(prepared, 'pglite', 'files', 'PG_VERSION'), join(files, 'PG_VERSION'));
  expect(await readWords(dataDir)).toEqual([{ word: 'hello' }]);
});

test.each([
  ['pg_control is empty', (files: string) => truncateSync(join(files, 'global', 'pg_control'), 0)],
  [
    'the write-ahead log is gone',
    (files: string) => {
      const log = join(files, 'pg_wal');
      for (const name of readdirSync(log)) if (name.startsWith('0')) rmSync(join(log, name));
    },
  ],
])('says what to do when %s', async (_what, damage) => {
  const { dataDir, files } = aDatabase();
  damage(files);
  await expect(openPglite(dataDir)).rejects.toThrow(/cannot be opened.*damaged.*Restore the folder/s);
});

test('starts again after a first start that was interrupted', async () => {
  const dataDir = aFolder();
  mkdirSync(join(dataDir, 'pglite', 'files.new', 'base'), { recursive: true });
  const store = await openPglite(dataDir);
  await store.close();
  expect(readdirSync(join(dataDir, 'pglite')).toSorted()).toEqual(['files', 'lock.sqlite']);
});

test.each([
  ['newer', 1_830_000_000_000, /migrated by a newer version of Hotdrop: its schema is 2.*knows 1\./],
  [
    'older',
    1_700_000_000_000,
    /created by a version of Hotdrop before the first release.*Nothing was changed/,
  ],
])('refuses a database of a version that is %s, and changes nothing in it', async (_, time, message) => {
  const { dataDir, files } = aDatabase();
  const store = await openPglite(dataDir);
  await store.execute(`
    drop table comments;
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('other', ${time})`);
  await store.close();
  for (const _attempt of [1, 2]) await expect(openPglite(dataDir)).rejects.toThrow(message);
  const client = await PGlite.create(files);
  const { rows } = await client.query("select to_regclass('comments') as name");
  expect(rows).toEqual([{ name: null }]);
  await client.close();
});

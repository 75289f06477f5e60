import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { openStoreOn } from '../src/data/pglite.ts';
import { openPostgresql } from '../src/data/postgresql.ts';
import type { Store } from '../src/data/store.ts';

/**
 * A database for each test file. Filling one is slow, so it is done once per version of the code that fills it, and then
 * copied: on PGlite from a dump, on PostgreSQL (TEST_POSTGRES_URL) from a template database.
 */

type Fill = (store: Store) => Promise<void>;

const api = resolve(import.meta.dirname, '..');
const cache = resolve(api, '../.cache/api-tests');

const hashFiles = (folders: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const entry of readdirSync(join(api, folder), { recursive: true, withFileTypes: true })) {
      if (entry.isFile() && !entry.name.includes('.test.'))
        hash.update(readFileSync(join(entry.parentPath, entry.name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
};

const storeName = (name: string) => `${name}_${hashFiles(['src', 'testing', '../demo-world/src'])}`;

/** Copies open a quarter faster without a log to replay and without the templates of new databases. */
const shrink = async (client: PGlite): Promise<void> => {
  await client.query('update pg_database set datistemplate = false');
  await client.query('drop database template0');
  await client.query('drop database template1');
  await client.query('checkpoint');
};

const onPglite = async (name: string, fill: Fill): Promise<Store> => {
  const file = join(cache, `${storeName(name)}.tar`);
  if (!existsSync(file)) {
    const client = await PGlite.create();
    await fill(await openStoreOn(client));
    await shrink(client);
    const dump = await client.dumpDataDir('none');
    mkdirSync(cache, { recursive: true });
    writeFileSync(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
    renameSync(`${file}.${process.pid}`, file);
    await client.close();
    // Databases of older code would fill the disk.
    for (const other of readdirSync(cache)) {
      const isOlder =
        other.startsWith(`${name}_`) && /\.tar(\.gz)?$/.test(other) && join(cache, other) !== file;
      if (isOlder) rmSync(join(cache, other), { force: true });
    }
  }
  return openStoreOn(await PGlite.create({ loadDataDir: new Blob([readFileSync(file)]) }));
};

const withDatabase = (server: string, name: string): string => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

let created = 0;

const onPostgresql = async (server: string, kind: string, fill: Fill): Promise<Store> => {
  const template = `prepared_${storeName(kind)}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  try {
    // One of several workers creates the template; the others wait for it.
    await admin.query('select pg_advisory_lock(hashtext($1))', [template]);
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount === 0) {
      await admin.query(`drop database if exists ${template}_draft`);
      await admin.query(`create database ${template}_draft`);
      const store = await openPostgresql(withDatabase(server, `${template}_draft`), {
        connections: 4,
        onLost: () => {},
      });
      await fill(store);
      await store.close();
      await admin.query(`alter database ${template}_draft rename to ${template}`);
    }
    await admin.query('select pg_advisory_unlock(hashtext($1))', [template]);
    const name = `test_${process.pid}_${created++}_${Date.now()}`;
    await admin.query(`create database ${name} template ${template}`);
    return await openPostgresql(withDatabase(server, name), { connections: 8, onLost: () => {} });
  } finally {
    await admin.end();
  }
};

export const openTestStore = (name: string, fill: Fill): Promise<Store> => {
  const server = process.env.TEST_POSTGRES_URL;
  return server ? onPostgresql(server, name, fill) : onPglite(name, fill);
};

/** Removes all rows but those of the migrations and of the job queue's settings, and the partitions that hosts create. */
export const emptyTables = async ({ execute }: Store): Promise<void> => {
  await execute(`
    do $$
    declare tables text;
    begin
      select string_agg(oid::regclass::text, ', ') into tables from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and relispartition;
      if tables is not null then
        execute 'drop table ' || tables;
      end if;
      select string_agg(oid::regclass::text, ', ') into tables from pg_class
        where relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace) and relkind in ('r', 'p')
        and not relispartition and oid not in ('pgboss.version'::regclass, 'pgboss.queue'::regclass);
      execute 'truncate ' || tables || ' restart identity';
    end $$`);
};
